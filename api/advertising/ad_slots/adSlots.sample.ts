import { AdSlot } from '@odonta/db/models';
import { buildCategory } from '@odonta/db/testing/factories.ts';
import { sample } from '../../testing/sample.ts';

const build = async () => {
  const { id } = await buildCategory();
  return AdSlot.findOne({ where: { category_id: id }, rejectOnEmpty: true });
};

export const adSlotsSample = sample('ad_slots', {
  build,
  movable: async () => (await build()).update({ next_price: 100_000, next_price_from: new Date() }),
  change: { count: 4 },
});
