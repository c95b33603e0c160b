/** A sentence as it goes on after a colon or a comma. */
export const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
