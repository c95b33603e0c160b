import { plural } from '@odonta/db/vocabulary/plural.ts';

/** «24 получателям» */
export const toSoMany = (count: number): string =>
  plural(count, ['получателю', 'получателям', 'получателям']);

/** «24 получателя» */
export const recipientsInWords = (count: number): string =>
  plural(count, ['получатель', 'получателя', 'получателей']);
