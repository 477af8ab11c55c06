/** A message or tool result with the leaves that should fire on it, as short names (`quit`, `invalid_args`). */
export interface Case {
  text: string;
  leaves: string[];
  /** Leaves on which readers may differ: they count neither way. */
  open: string[];
  /** The tool that gave the result; for messages empty. */
  tool: string;
}

/**
 * Reads cases, one a line: `leaf leaf | text` for messages, `tool | leaf | text` for results; "-" stands for no
 * leaf and `\n` for a new line.
 */
export function parseCases(source: string, hasTool = false): Case[] {
  return source
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const parts = line.split(" | ");
      const tool = hasTool ? parts.shift()!.trim() : "";
      const labels = parts
        .shift()!
        .trim()
        .split(" ")
        .filter((label) => label !== "-");
      const text = parts.join(" | ").replaceAll("\\n", "\n");
      const open = labels.filter((label) => label.startsWith("?")).map((label) => label.slice(1));
      return { tool, text, leaves: labels.filter((label) => !label.startsWith("?")), open };
    });
}
