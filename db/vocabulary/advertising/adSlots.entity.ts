import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { adSlotLifecycle } from './adSlots.ts';
import { slotLabels } from './banners.ts';

const opened =
  'The slots are those of the page, and a new category brings its own: none is added or removed alone.';

export const adSlotsEntity = entity({
  name: 'ad_slots',
  group: 'advertising',
  label: 'Места рекламы и цены',
  counted: ['место', 'места', 'мест'],
  accusative: 'место',
  fields: {
    id: '№',
    slot: 'Место',
    category_id: 'Категория',
    count: 'Баннеров в неделю',
    price: 'Цена недели, ₽',
    next_price: 'Новая цена недели, ₽',
    next_price_from: 'Новая цена с',
    occupancy: 'Занято по неделям',
    status: 'Статус',
    created_at: 'Создано',
    updated_at: 'Изменено',
  },
  codes: { status: labelsOf(adSlotLifecycle.statuses), slot: slotLabels },
  lifecycle: adSlotLifecycle,
  notOffered: { create: opened, delete: opened },
});
