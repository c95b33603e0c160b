import type { StaffArticle, StaffBanner, StaffProd, StaffTopStrip } from '@odonta/api/contract';

/**
 * What of a record its copy begins with, by resource: what belongs to this one record alone, such as its address, its dates
 * and its marks of advertising, is left out. A resource that is not here cannot be copied.
 */
export const copied: Readonly<Record<string, (record: never) => object>> = {
  prods: ({
    slug: _slug,
    series_id: _series,
    date_start: _start,
    date_end: _end,
    registration_from: _from,
    registration_to: _to,
    ...prod
  }: StaffProd) => ({
    ...prod,
    // Accredited is one event on its day; another has to ask anew.
    nmo: prod.nmo && { ...prod.nmo, code: null, state: 'NONE', date: null },
    // Their numbers are left, by which they name each other; they get others when the copy is saved.
    prices: prod.prices.filter(({ is_active }) => is_active).map((price) => ({ ...price, date: null })),
  }),
  articles: ({
    slug: _slug,
    ad_company: _company,
    ad_inn: _inn,
    ad_reg_number: _mark,
    ...article
  }: StaffArticle) => article,
  banner_campaigns: ({ date_start: _start, date_end: _end, ad_reg_number: _mark, ...banner }: StaffBanner) =>
    banner,
  top_strip: ({ date_start: _start, date_end: _end, ...strip }: StaffTopStrip) => strip,
};
