/** The parts of a keyboard event that name a key. */
type KeyPress = Pick<
  KeyboardEvent,
  "key" | "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey" | "isComposing"
>;

/**
 * The name of a key press as our maps write it: "j", "?", "]", "Enter", "shift+1", "shift+Enter".
 * Null for presses that belong to the system, the browser or an input method.
 */
export function chordOf(press: KeyPress): string | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing) return null;
  // Shift changes what a digit key types (and differently in each layout), so digits are told by their place.
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(press.code)?.[1];
  if (digit !== undefined && press.shiftKey) return `shift+${digit}`;
  if (press.key.length > 1) return press.shiftKey ? `shift+${press.key}` : press.key;
  const lower = press.key.toLowerCase();
  return press.shiftKey && lower !== press.key ? `shift+${lower}` : press.key;
}

/** Whether keys must be left alone there: the reader is typing, or a dialog or a menu has the keys. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const field = target.closest("input, textarea, select, [contenteditable='true']");
  if (field && !(field instanceof HTMLInputElement && ["checkbox", "radio", "button"].includes(field.type)))
    return true;
  return target.closest("[role='dialog'], [role='alertdialog'], [role='menu'], [role='listbox']") !== null;
}

/** Whether Enter and Space already do something there, so that a page-wide Enter must not act as well. */
export function isPressable(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("button:not([role='radio']), a[href], summary, [role='separator']") !== null
  );
}
