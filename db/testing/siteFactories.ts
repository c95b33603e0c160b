import { AdLink, Banner, PinnedWeek, Pinning, TopStrip } from '@odonta/db/models';
import { bannerFilePrefix, bannerLooks } from '@odonta/db/vocabulary/advertising/banners.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { shiftedWeek, startOfWeek, weekOf } from '@odonta/db/vocabulary/weeks.ts';
import { inDays } from './inDays.ts';
import type { New } from './new.ts';

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

type Owner = Pick<Banner, 'center_id'> | Pick<Banner, 'merchant_id'>;

/** A banner that its owner has paid for, by weeks, without pictures yet; its places are not taken. Its link has answered. */
export async function buildBannerOfWeeks(given: New<Banner> & Owner): Promise<Banner> {
  if (given.url) await AdLink.upsert({ url: given.url, checked_at: new Date() });
  const week = shiftedWeek(weekOf(new Date()), 1);
  return Banner.create({
    ...{ slot: 5, by_weeks: true, status: 'CREATED', payment_source: 'BALANCE', paid_at: new Date() },
    ...{ price_rows: [{ category_id: null, week, price: 100_000, paid: 100_000 }], total: 100_000 },
    ...{ date_start: startOfWeek(week), date_end: startOfWeek(shiftedWeek(week, 1)) },
    ...given,
  });
}

/** One that its owner has bought and filled in, shown this week. */
export function buildRunningBanner(given: New<Banner> & Owner): Promise<Banner> {
  const week = weekOf(new Date());
  const [filename, filename_mobile] = bannerLooks.map((look) => `${bannerFilePrefix(5, look)}running`);
  return buildBannerOfWeeks({
    ...{ status: 'CONFIRMED', url: 'https://advertiser.example/', alt: 'Курсы', filename, filename_mobile },
    ...{ ad_company: 'ООО «Реклама»', ad_inn: '7707083893', ad_reg_number: 'erid-1' },
    ...{ date_start: startOfWeek(week), date_end: startOfWeek(shiftedWeek(week, 1)) },
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

/** A pinning shown today at the top of the whole catalogue; `number` is its place there in each of its weeks. */
export async function buildPinning({
  weeks = [weekOf(new Date())],
  number = 1,
  ...given
}: New<Pinning> & Pick<Pinning, 'prod_id'> & { weeks?: string[]; number?: number }): Promise<Pinning> {
  const standing = { status: 'CONFIRMED' as const, shown_on: moscowDay(new Date()) };
  const pinning = await Pinning.create({
    place: 'HOME',
    ad_company: 'ООО «Реклама»',
    ad_inn: '7701234567',
    ad_reg_number: 'erid-1',
    ...(given.status === undefined ? standing : {}),
    ...given,
  });
  const { id: pinning_id, prod_id, place } = pinning;
  await PinnedWeek.bulkCreate(weeks.map((week) => ({ pinning_id, prod_id, place, week, number })));
  return pinning;
}

/** A pinning that a centre has paid for: in the next week at the top of the whole catalogue. */
export function buildBoughtPinning({
  week = shiftedWeek(weekOf(new Date()), 1),
  ...given
}: New<Pinning> &
  Pick<Pinning, 'prod_id' | 'center_id'> & { week?: string; number?: number }): Promise<Pinning> {
  return buildPinning({
    ...{ status: 'CREATED', payment_source: 'BALANCE', paid_at: new Date(), weeks: [week] },
    ...{ price_rows: [{ category_id: null, week, price: 100_000, paid: 100_000 }], total: 100_000 },
    ...given,
  });
}
