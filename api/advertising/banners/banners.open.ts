import type { Banner as PublicBanner } from '@odonta/api/contract';
import { Banner } from '@odonta/db/models';
import {
  type BannerSlotCode,
  bannerSlots,
  bannersAtMost,
} from '@odonta/db/vocabulary/advertising/banners.ts';
import Joi from 'joi';
import { literal } from 'sequelize';
import { openAudience } from '../../platform/http/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { id, line } from '../../platform/http/validation.ts';
import { isRunning } from './running.ts';

const codes = bannerSlots.map(({ code }) => code);
const positions = ['middle-top', 'middle', 'side'] as const;

interface BannerQuery {
  /** A slot's code, or the name of its position on the page. */
  position: BannerSlotCode | (typeof positions)[number];
  /** The category of a category slot; any other word means the site as a whole. */
  module?: number | string;
  count: number;
}

export const getBanners = endpoint({
  method: 'get',
  path: '/banner/get',
  unkept: 'in a random order, with counters of views',
  summary: 'Banners that run now in a slot; `module` is the category of a category slot',
  audience: openAudience,
  allow: 'anyone',
  query: Joi.object<BannerQuery>({
    position: Joi.alternatives(Joi.number().valid(...codes), Joi.string().valid(...positions)).default(5),
    module: Joi.alternatives(id, line(50)),
    count: Joi.number().integer().min(1).max(bannersAtMost).default(bannersAtMost),
  }),
  handle: async ({ query }) => ({ message: await runningBanners(query) }),
});

/** Those of sold places, and others in the room that is left; shuffled, so that no advertiser is always first. */
async function runningBanners({ position, module, count }: BannerQuery): Promise<PublicBanner[]> {
  const category_id = typeof module === 'number' ? module : null;
  const slots = bannerSlots.filter(
    (slot) =>
      slot.code === position || (slot.position === position && slot.by_category === (category_id !== null)),
  );
  const ofCategory = slots.some((slot) => slot.by_category) ? category_id : null;
  const banners = await Banner.findAll({
    where: { slot: slots.map(({ code }) => code), ...isRunning(ofCategory) },
    order: literal('by_weeks desc, random()'),
    limit: count,
  });
  return inAnyOrder(banners.map(present));
}

const inAnyOrder = <T>(of: readonly T[]): T[] =>
  of
    .map((value) => ({ value, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ value }) => value);

/** The database lets no banner run that is not whole. */
const present = (row: Banner): PublicBanner => ({
  id: row.id,
  url: row.url ?? '',
  filename: row.filename ?? '',
  filename_mobile: row.filename_mobile ?? '',
  alt: row.alt ?? '',
  ad_company: row.ad_company ?? '',
  ad_inn: row.ad_inn ?? '',
  ad_reg_number: row.ad_reg_number ?? '',
  view_count: row.view_count,
});

/** Whether a slot has anything to show, so that a page need not keep room for nothing. */
export async function hasBanners(slot: BannerSlotCode, category_id: number | null): Promise<boolean> {
  const where = { slot, ...isRunning(category_id) };
  return (await Banner.findOne({ attributes: ['id'], where })) !== null;
}
