/** Escapes what LIKE takes for wildcards. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
