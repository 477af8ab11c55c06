import type { Thresholds } from "../options";
import type { Phrase, PhraseHit } from "./phrase-match";
import { leastTrigrams, type Sketch } from "./trigram-sketch";

interface Listed {
  list: string;
  phrase: Phrase;
  /** Ids of its tokens. */
  tokens: Int32Array;
  /** Square root of its norm. */
  root: number;
  /** The most that its cosine can be with a message of length 1 in which no token occurs twice. */
  strength: number;
}

/** What of a message phrases are compared with. */
interface Message {
  readonly tokens: readonly string[];
  readonly trigrams: ReadonlySet<number>;
  readonly sketch: Sketch;
}

/** The phrases that have a token or a trigram, and how often each has it. */
interface Postings {
  phrases: number[];
  counts: number[];
}

function post(postings: Postings | undefined, phrase: number, count: number): Postings {
  if (!postings) return { phrases: [phrase], counts: [count] };
  postings.phrases.push(phrase);
  postings.counts.push(count);
  return postings;
}

/** Bounds are compared with this much to spare: more than rounding can change. */
const spare = 0.999;

/**
 * All phrases by what they hold, so that a message meets only those that share something with it. Gives the hits that
 * comparing it with one phrase after the other would give.
 */
export class PhraseIndex {
  private readonly listed: Listed[];
  private readonly tokenIds = new Map<string, number>();
  /** By token id, the strongest phrases first. */
  private readonly byToken: (Postings | undefined)[] = [];
  private readonly byTrigram = new Map<number, Postings>();
  /** By id of the first token. */
  private readonly byFirst: (number[] | undefined)[] = [];
  private readonly mostTrigrams: number;
  private readonly order: number[];
  /** What each phrase shares with the message in hand; zero between messages. */
  private readonly shared: Int32Array;
  private readonly times: Int32Array;

  /** Lists by name; a phrase before another of its list goes before it in hits too. */
  constructor(lists: Readonly<Record<string, readonly Phrase[]>>) {
    this.listed = Object.entries(lists).flatMap(([list, phrases]) =>
      phrases.map((phrase) => this.listedPhrase(list, phrase)),
    );
    this.order = [...this.listed.keys()];
    const strongest = [...this.order].sort((a, b) => this.listed[b]!.strength - this.listed[a]!.strength);
    for (const at of strongest)
      for (const [token, count] of this.listed[at]!.phrase.counts) {
        const id = this.idOf(token);
        this.byToken[id] = post(this.byToken[id], at, count);
      }
    this.listed.forEach(({ phrase, tokens }, at) => {
      if (tokens.length > 0) (this.byFirst[tokens[0]!] ??= []).push(at);
      for (const trigram of phrase.trigrams)
        this.byTrigram.set(trigram, post(this.byTrigram.get(trigram), at, 1));
    });
    this.mostTrigrams = Math.max(0, ...this.listed.map(({ phrase }) => phrase.trigrams.size));
    this.shared = new Int32Array(this.listed.length);
    this.times = new Int32Array(this.tokenIds.size);
  }

  private listedPhrase(list: string, phrase: Phrase): Listed {
    const root = Math.sqrt(phrase.norm);
    const sum = [...phrase.counts.values()].reduce((total, count) => total + count, 0);
    const tokens = Int32Array.from(phrase.tokens, (token) => this.idOf(token));
    return { list, phrase, tokens, root, strength: root === 0 ? 0 : sum / root };
  }

  private idOf(token: string): number {
    const known = this.tokenIds.get(token);
    if (known !== undefined) return known;
    this.tokenIds.set(token, this.tokenIds.size);
    return this.tokenIds.size - 1;
  }

  /** The first phrase of each list that one of the three layers accepts: exact, trigram Jaccard, token cosine. */
  hits(turn: Message, thresholds: Thresholds): Map<string, PhraseHit> {
    const found = new Map<number, PhraseHit>();
    const { tokens } = turn;
    const ids: number[] = [];
    for (let i = 0; i < tokens.length; i++) ids.push(this.tokenIds.get(tokens[i]!) ?? -1);
    this.findCosine(tokens, ids, Math.fround(thresholds.phrase_cosine), found);
    this.findTrigram(turn, Math.fround(thresholds.phrase_trigram), found);
    this.findExact(ids, found);
    const byList = new Map<string, PhraseHit>();
    if (found.size === 0) return byList;
    for (const at of [...found.keys()].sort((a, b) => a - b)) {
      const { list } = this.listed[at]!;
      if (!byList.has(list)) byList.set(list, found.get(at)!);
    }
    return byList;
  }

  private findExact(ids: readonly number[], found: Map<number, PhraseHit>): void {
    for (let start = 0; start < ids.length; start++) {
      const phrases = ids[start]! < 0 ? undefined : this.byFirst[ids[start]!];
      if (!phrases) continue;
      const second = ids[start + 1];
      for (const at of phrases) {
        const { phrase, tokens } = this.listed[at]!;
        if (tokens.length > 1 && tokens[1] !== second) continue;
        let same = 1;
        while (same < tokens.length && ids[start + same] === tokens[same]) same++;
        if (same === tokens.length) found.set(at, { phrase, layer: "exact", similarity: 1, threshold: 1 });
      }
    }
  }

  private findTrigram(turn: Message, limit: number, found: Map<number, PhraseHit>): void {
    // No phrase has so many trigrams that a longer message could be like it.
    if (limit > 0 && leastTrigrams(turn.sketch) * limit * spare > this.mostTrigrams) return;
    const { shared } = this;
    const { trigrams } = turn;
    const touched: number[] = [];
    for (const trigram of trigrams) {
      const phrases = this.byTrigram.get(trigram)?.phrases ?? [];
      for (let i = 0; i < phrases.length; i++) if (shared[phrases[i]!]!++ === 0) touched.push(phrases[i]!);
    }
    for (const at of limit > 0 ? touched : this.order) {
      const { phrase } = this.listed[at]!;
      const { size } = phrase.trigrams;
      const both = shared[at]!;
      shared[at] = 0;
      const similarity = both === 0 ? 0 : Math.fround(both / (trigrams.size + size - both));
      const isNear = Math.min(trigrams.size, size) >= limit * Math.max(trigrams.size, size) * spare;
      if (isNear && similarity >= limit)
        found.set(at, { phrase, layer: "trigram", similarity, threshold: limit });
    }
  }

  private findCosine(
    tokens: readonly string[],
    ids: readonly number[],
    limit: number,
    found: Map<number, PhraseHit>,
  ): void {
    const { known, most, norm } = this.count(tokens, ids);
    const root = Math.sqrt(norm);
    const { shared, times } = this;
    const touched: number[] = [];
    // dot ≤ most · Σ of a phrase's counts: weaker phrases can't come near, and the strongest stand first.
    const least = most === 0 ? Infinity : (limit * root * spare) / most;
    for (const id of known) {
      const postings = this.byToken[id];
      const count = times[id]!;
      times[id] = 0;
      if (!postings) continue;
      const { phrases, counts } = postings;
      for (let i = 0; i < phrases.length; i++) {
        const at = phrases[i]!;
        if (this.listed[at]!.strength < least) break;
        if (shared[at] === 0) touched.push(at);
        shared[at]! += counts[i]! * count;
      }
    }
    for (const at of limit > 0 ? touched : this.order) {
      const { phrase, root: own } = this.listed[at]!;
      const dot = shared[at]!;
      shared[at] = 0;
      const similarity = dot === 0 ? 0 : Math.fround(dot / (root * own));
      if (similarity >= limit) found.set(at, { phrase, layer: "cosine", similarity, threshold: limit });
    }
  }

  /** Counts a message's tokens: the known ones into `times`. Gives their ids, the highest count, the squared length. */
  private count(
    tokens: readonly string[],
    ids: readonly number[],
  ): { known: number[]; most: number; norm: number } {
    const { times } = this;
    const known: number[] = [];
    const others = new Map<string, number>();
    let most = 0;
    let norm = 0;
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i]!;
      const before = id < 0 ? (others.get(tokens[i]!) ?? 0) : times[id]!;
      // (n + 1)² = n² + 2n + 1
      norm += 2 * before + 1;
      if (id < 0) others.set(tokens[i]!, before + 1);
      else {
        if (before === 0) known.push(id);
        times[id] = before + 1;
        most = Math.max(most, before + 1);
      }
    }
    return { known, most, norm };
  }
}
