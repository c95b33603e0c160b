/** Words of a group as lines of a text field. An empty last line stays while it is typed. */
export const linesOf = (words: readonly string[] | null | undefined): string => (words ?? []).join('\n');
export const wordsIn = (text: string): string[] => (text === '' ? [] : text.split('\n'));
