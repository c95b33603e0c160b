import { inDays } from '@odonta/db/testing/factories.ts';
import { buildTopStrip } from '@odonta/db/testing/siteFactories.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { sample } from '../../testing/sample.ts';

const days = () => ({ date_start: secondsOf(inDays(1)), date_end: secondsOf(inDays(9)) });

export const topStripSample = sample('top_strip', {
  build: buildTopStrip,
  create: () => ({ header: 'Новая полоса', text: 'Скидка до пятницы', ...days() }),
  naming: { city_id: (city_id) => buildTopStrip({ city_id }) },
  change: { header: 'После правки' },
});
