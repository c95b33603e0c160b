import { shortened } from '@odonta/db/vocabulary/shortened.ts';

/** The first line of a text, as a title. */
export function beginningOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  return shortened(first, longest);
}

const longest = 80;
