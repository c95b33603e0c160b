import type { StaffAdSlot } from '@odonta/api/contract';
import { AdSlot, AdSlotPrice } from '@odonta/db/models';
import { adSlotLifecycle } from '@odonta/db/vocabulary/advertising/adSlots.ts';
import { bannerSlotOf, bannerSlots, bannersAtMost } from '@odonta/db/vocabulary/advertising/banners.ts';
import { kopecksOf } from '@odonta/db/vocabulary/money.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { invalid } from '../../platform/http/errors.ts';
import { seconds } from '../../platform/http/validation.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anyOf, byId } from '../../platform/lists/filters.ts';
import { presentAdSlots } from './adSlots.presenter.ts';

type Body = Pick<StaffAdSlot, 'count' | 'next_price' | 'next_price_from'>;

const body = Joi.object<Body>({
  count: Joi.number().integer().min(1).max(bannersAtMost).required(),
  next_price: Joi.number().integer().min(1).max(10_000_000).allow(null),
  next_price_from: seconds.allow(null),
});

/** The slots of the page and of its categories; a price that an editor writes is in force once it is published. */
export const adSlotsForStaff = defineResource({
  name: 'ad_slots',
  audience: staffAudience,
  model: AdSlot,
  rows: () => ({}),
  present: presentAdSlots,
  list: {
    allow: 'ad_slots.list',
    filters: {
      id: byId(),
      slot: anyOf('slot', Joi.number().valid(...bannerSlots.map(({ code }) => code))),
      category_id: byId('category_id'),
    },
    sort: ['id', 'slot', 'category_id', 'count', 'updated_at'],
  },
  read: { allow: 'ad_slots.show' },
  update: {
    allow: 'ad_slots.edit',
    body,
    run: async ({ row, body: { count, next_price, next_price_from } }) => {
      if (count !== undefined) row.count = count;
      if (next_price !== undefined) row.next_price = next_price === null ? null : kopecksOf(next_price);
      if (next_price_from !== undefined)
        row.next_price_from = next_price_from === null ? null : new Date(next_price_from * 1000);
      if (row.next_price === null && row.next_price_from !== null)
        throw invalid({ next_price: 'Укажите новую цену' });
      if (row.next_price !== null) row.next_price_from ??= new Date();
    },
  },
  export: {
    allow: 'ad_slots.export',
    columns: [
      'id',
      { field: 'slot', value: ({ slot }) => bannerSlotOf(slot)?.label ?? slot },
      'category_id',
      'count',
      'price',
      { field: 'updated_at', value: ({ updated_at }) => formatMoment(updated_at) },
    ],
  },
  lifecycle: adSlotLifecycle,
  transitions: {
    publish_prices: {
      allow: 'ad_slots.publish_prices',
      when: ({ next_price }) => next_price !== null,
      run: async ({ row, actor, transaction }) => {
        const { id: ad_slot_id, next_price: price, next_price_from } = row;
        if (price === null) return;
        // A price is never in force before it was published: what was quoted stays explicable.
        const valid_from = new Date(Math.max(Date.now(), next_price_from?.getTime() ?? 0));
        await AdSlotPrice.create({ ad_slot_id, price, valid_from, published_by: actor.id }, { transaction });
        row.set({ next_price: null, next_price_from: null });
      },
    },
  },
});
