import { Gift, GiftOrder } from '@odonta/db/models';
import { giftDeliveries, giftStates } from '@odonta/db/vocabulary/loyalty/gifts/gift.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anywhere, byCode, byId, isTrue } from '../../platform/lists/filters.ts';
import { giftEndpoints } from './gifts.cabinet.ts';
import { presentGifts } from './gifts.presenter.ts';
import { type GiftBody, giftBody } from './gifts.schema.ts';

export const giftsForStaff = defineResource({
  name: 'gifts',
  audience: staffAudience,
  model: Gift,
  rows: () => ({}),
  present: presentGifts,
  list: {
    allow: 'gifts.list',
    filters: {
      id: byId(),
      q: anywhere('name'),
      is_active: isTrue('is_active'),
      delivery_kind: byCode('delivery_kind', giftDeliveries),
    },
    sort: ['id', 'name', 'price_bonus', 'stock', 'ordered_count', 'date_end', 'updated_at'],
  },
  read: { allow: 'gifts.show' },
  create: {
    allow: 'gifts.create',
    body: giftBody,
    run: async ({ body, actor, transaction }) => {
      const gift = Gift.build({ ...columnsOf(body), created_by: actor.id } as Gift);
      refuseUnfit(gift);
      return gift.save({ transaction });
    },
  },
  update: {
    allow: 'gifts.edit',
    body: giftBody,
    run: async ({ row, body }) => {
      row.set(columnsOf(body));
      refuseUnfit(row);
    },
  },
  remove: {
    allow: 'gifts.delete',
    run: async ({ row, transaction }) => {
      if ((await GiftOrder.count({ where: { gift_id: row.id, status: 'CREATED' }, transaction })) > 0)
        throw conflict('Подарок заказан и не выдан: сначала выдайте его или отклоните заказы');
    },
  },
  export: {
    allow: 'gifts.export',
    columns: [
      'id',
      'name',
      'price_bonus',
      { field: 'stock', title: 'Всего' },
      'ordered_count',
      'left',
      { field: 'delivery_kind', value: ({ delivery_kind }) => giftDeliveries[delivery_kind] },
      { field: 'date_end', value: ({ date_end }) => date_end && formatMoment(date_end) },
      { field: 'state', value: ({ state }) => giftStates[state] },
    ],
  },
  endpoints: () => giftEndpoints,
});

/** The columns of a form; only the sent ones. */
function columnsOf({ date_start, date_end, file_preview, ...body }: Partial<GiftBody>) {
  return {
    ...body,
    ...(date_start === undefined ? {} : { date_start: momentOf(date_start) }),
    ...(date_end === undefined ? {} : { date_end: momentOf(date_end) }),
    ...(file_preview ? { filename: file_preview.filename, alt: file_preview.alt } : {}),
  };
}

const momentOf = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1000));

/** Rules over several fields; each alone was checked before. */
function refuseUnfit({ date_start, date_end, stock, ordered_count }: Gift): void {
  if (date_start && date_end && date_end <= date_start) throw invalid({ date_end: 'Конец позже начала' });
  if (stock !== null && stock !== undefined && stock < ordered_count)
    throw invalid({ stock: `Уже заказано ${ordered_count}: меньше указать нельзя` });
}
