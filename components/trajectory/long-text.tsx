"use client";

import { useState } from "react";
import { formatBytes } from "../ui/format";
import { byteLength, wholeCharacter } from "./excerpt";
import { SourceText } from "./source-text";
import type { TextMark } from "./text-pieces";

const piece = 100_000;

/** Megabytes in one text: drawn piece by piece, each on demand, so that the page stays quick and nothing is dropped. */
export function LongText({ text, marks }: { text: string; marks: readonly TextMark[] }) {
  // A mark far inside is drawn at once: a jump to it must find it.
  const reach = Math.max(0, ...marks.map((mark) => mark.end));
  const [pieces, setPieces] = useState(1);
  const end = wholeCharacter(text, Math.min(text.length, Math.max(pieces * piece, reach)));
  return (
    <>
      <SourceText text={text} to={end} marks={marks} />
      {end < text.length ? (
        <button
          type="button"
          className="link mt-2 flex text-xs"
          onClick={() => setPieces(Math.ceil(end / piece) + 1)}
        >
          Show the next {formatBytes(Math.min(piece, text.length - end))} of{" "}
          {formatBytes(byteLength(text.slice(end)))} left
        </button>
      ) : null}
    </>
  );
}
