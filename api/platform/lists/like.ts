/** The text as a part of a LIKE pattern: what people type stands for itself, never for a wildcard. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
