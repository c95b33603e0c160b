import { type Change, diffWords } from 'diff';

/** Two texts merged, word by word. */
export const wordDifference = (before: string, after: string): Change[] =>
  diffWords(before, after, { intlSegmenter: segmenter });

/** By itself the library knows Latin words only, and compares Russian ones letter by letter. */
const segmenter = new Intl.Segmenter('ru', { granularity: 'word' });
