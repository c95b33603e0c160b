import { buildCenter } from '@odonta/db/testing/factories.ts';
import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './banner.letters.ts';

const dates = () => ({ id: 7, date_start: new Date(), mend_until: new Date() });

export const compose: LetterSample<typeof letters> = async (typed) => {
  const center = await buildCenter({ name: typed });
  return {
    bannerApproved: letters.bannerApproved(dates(), center),
    bannerRejected: letters.bannerRejected(dates(), typed, center),
  };
};
