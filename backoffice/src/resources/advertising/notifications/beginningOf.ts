/** The first line of a text, as a title. */
export function beginningOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  return first.length > longest ? `${first.slice(0, longest - 1).trimEnd()}…` : first;
}

const longest = 80;
