/** The goods of advertising, as codes, balances and journals call them. */
export const adGoods = {
  banner: {
    resource: 'banner_campaigns',
    table: 'banners',
    kind: 'SPEND_BANNER',
    returned_by_staff: 'banner_refund',
    scope: 'BANNER',
    used_by: 'banner_id',
    owned_by: ['center_id', 'merchant_id'],
    title: 'Баннер',
    accusative: 'баннер',
  },
  pinning: {
    resource: 'pinnings',
    table: 'pinnings',
    kind: 'SPEND_PINNING',
    returned_by_staff: 'pinning_refund',
    scope: 'PINNING',
    used_by: 'pinning_id',
    owned_by: ['center_id'],
    title: 'Закрепление',
    accusative: 'закрепление',
  },
} as const;
export type AdGood = keyof typeof adGoods;
