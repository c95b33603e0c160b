import { inDays } from '@odonta/db/testing/factories.ts';
import { buildTopStrip } from '@odonta/db/testing/siteFactories.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { sample } from '../../testing/sample.ts';

const days = () => ({ date_start: secondsOf(inDays(1)), date_end: secondsOf(inDays(9)) });

/** Drafts: of those that are published, one at a time is shown on the same pages. */
const build = (given: Parameters<typeof buildTopStrip>[0] = {}) =>
  buildTopStrip({ status: 'DRAFT', ...given });

export const topStripSample = sample('top_strip', {
  build,
  create: () => ({ header: 'Новая полоса', text: 'Скидка до пятницы', ...days() }),
  naming: { city_id: (city_id) => build({ city_id }) },
  change: { header: 'После правки' },
});
