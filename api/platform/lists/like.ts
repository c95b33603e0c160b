/** The text as a part of a LIKE pattern: typed characters are literal, never wildcards. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
