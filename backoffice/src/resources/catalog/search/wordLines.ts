/** Words of a group as lines of a text field. An empty last line stays while somebody types. */
export const linesOf = (words: readonly string[] | null | undefined): string => (words ?? []).join('\n');
export const wordsIn = (text: string): string[] => (text === '' ? [] : text.split('\n'));
