import { buildCity, inDays } from '@odonta/db/testing/factories.ts';
import { buildTopStrip } from '@odonta/db/testing/siteFactories.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { sample } from '../../testing/sample.ts';

let built = 0;
/** Two published strips never end in the same second. */
const ofItsOwn = () => inDays(2 + ++built / 24);

const days = () => ({ date_start: secondsOf(inDays(1)), date_end: secondsOf(inDays(9)) });

/** Drafts: of those that are published, one at a time is shown on the same pages. */
const build = (given: Parameters<typeof buildTopStrip>[0] = {}) =>
  buildTopStrip({ status: 'DRAFT', ...given });

export const topStripSample = sample('top_strip', {
  build,
  movable: async () => build({ city_id: (await buildCity()).id, date_end: ofItsOwn() }),
  create: () => ({ header: 'Новая полоса', text: 'Скидка до пятницы', ...days() }),
  naming: { city_id: (city_id) => build({ city_id }) },
  change: { header: 'После правки' },
});
