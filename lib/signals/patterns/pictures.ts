/** Picture characters that say something by themselves, and the words by which rules name them. */
const named: Record<string, string> = {
  picture_angry: "😡🤬😠👿💢😤🖕👎🙄😒",
  picture_approval: "👍👌💯",
  picture_thanks: "🙏",
};

/** Both UTF-16 units of a picture character, the first in the upper half, and its word. */
export const pictures: ReadonlyMap<number, string> = new Map(
  Object.entries(named).flatMap(([word, characters]) =>
    Array.from(characters, (char): [number, string] => [
      char.charCodeAt(1) + (char.charCodeAt(0) << 16),
      word,
    ]),
  ),
);
