/** Hands the reader a file that was made in the browser. */
export function saveText(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the blob over once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
