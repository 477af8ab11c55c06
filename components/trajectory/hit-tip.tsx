import type { Signal } from "@/lib/signals/report";
import { readType } from "../signal/layer";
import { formatDecimal } from "../ui/format";
import { wholeCharacter } from "./excerpt";
import { VisibleText } from "./source-text";

/** The words of a hit that fit beside the pointer; all of them are behind the mark. */
const LONGEST = 160;

/** Why a hit fired, in a few lines: what matched, how closely, in which call, and by which rule. */
export function HitTip({ hits }: { hits: readonly [Signal, ...Signal[]] }) {
  const [hit] = hits;
  const { matched, rule, similarity, call } = hit.metadata.explain;
  const { name, layer } = readType(hit.signal_type);
  const words = matched || hit.snippet || "";
  return (
    <span className="grid gap-0.5">
      <span>
        <b className="font-medium">{name}</b>, {layer}
        {hits.length > 1 ? ` · ${hits.length} hits, the first:` : null}
      </span>
      {words ? (
        <span className="wrap-anywhere">
          “
          <VisibleText>
            {words.length > LONGEST ? `${words.slice(0, wholeCharacter(words, LONGEST))}…` : words}
          </VisibleText>
          ”
        </span>
      ) : null}
      {similarity !== undefined ? (
        <span className="tnum">similarity {formatDecimal(similarity, 2)}</span>
      ) : null}
      {call ? (
        <span className="wrap-anywhere">
          call <VisibleText>{call.name}</VisibleText>
        </span>
      ) : null}
      <span className="code wrap-anywhere text-ink-3">
        <VisibleText>{rule}</VisibleText>
      </span>
    </span>
  );
}
