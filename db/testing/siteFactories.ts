import { Banner, TopStrip } from '@odonta/db/models';
import { inDays } from './inDays.ts';

type New<M extends { _creationAttributes: unknown }> = Partial<M['_creationAttributes']>;

/** A banner that runs now in the slot that goes through all pages. */
export function buildBanner(given: New<Banner> = {}): Promise<Banner> {
  return Banner.create({
    slot: 5,
    url: 'https://advertiser.example/',
    filename: 'banner',
    filename_mobile: 'banner-mobile',
    alt: 'Реклама',
    ad_company: 'ООО «Реклама»',
    ad_inn: '7701234567',
    ad_reg_number: 'erid-1',
    date_start: inDays(-1),
    date_end: inDays(1),
    status: 'CONFIRMED',
    ...given,
  });
}

export function buildTopStrip(given: New<TopStrip> = {}): Promise<TopStrip> {
  return TopStrip.create({
    status: 'PUBLISHED',
    header: 'Скидки',
    text: 'До конца недели',
    date_start: inDays(-1),
    date_end: inDays(1),
    ...given,
  });
}
