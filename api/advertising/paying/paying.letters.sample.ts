import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './paying.letters.ts';

const to = { center_id: 1, email: 'center@test.local' };
const row = { id: 1, total: 300_000 };

export const compose: LetterSample<typeof letters> = async () => ({
  advertSold: letters.advertSold('banner', row, { source: 'CARD', left: 30_000 }, to),
  advertNotSold: letters.advertNotSold('pinning', row, 'На неделю мест не осталось', to),
});
