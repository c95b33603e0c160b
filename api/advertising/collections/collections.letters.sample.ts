import { buildCollection } from '@odonta/db/testing/collectionFactories.ts';
import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './collections.letters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => ({
  collectionSent: letters.collectionSent(
    await buildCollection({ name: typed, name_from: typed, name_to: typed }),
  ),
});
