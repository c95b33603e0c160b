import type { Banner as PublicBanner } from '@odonta/api/contract';
import { Banner } from '@odonta/db/models';
import {
  type BannerSlotCode,
  bannerSlotOf,
  bannerSlots,
  bannersAtMost,
} from '@odonta/db/vocabulary/advertising/banners.ts';
import Joi from 'joi';
import { openAudience } from '../../platform/http/audiences.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { id, line } from '../../platform/http/validation.ts';
import { creativeOf } from './creativeOf.ts';
import { type AdSpot, noncesBy } from './nonces.ts';
import { isRunning } from './running.ts';
import { shownNow } from './shownNow.ts';
import { noteRequest } from './tallies.ts';

const codes = bannerSlots.map(({ code }) => code);
const positions = ['middle-top', 'middle', 'side'] as const;

interface BannerQuery {
  /** A slot's code, or the name of its position on the page. */
  position: BannerSlotCode | (typeof positions)[number];
  /** The category of a category slot; any other word means the site as a whole. */
  module?: number | string;
  count: number;
}

/** `secret` signs each showing. */
export function bannerReading(secret: string): AnyEndpoint {
  const { issue } = noncesBy(secret);
  const read = async (query: BannerQuery) => {
    const message = (await runningBanners(query)).map(({ banner, spot }) => {
      noteRequest(spot);
      return present(banner, issue(spot));
    });
    return { ready: Buffer.from(JSON.stringify({ message })) };
  };
  return endpoint({
    method: 'get',
    path: '/banner/get',
    unkept: 'in a random order, each with a showing of its own',
    summary: 'Banners that run now in a slot; `module` is the category of a category slot',
    audience: openAudience,
    allow: 'anyone',
    query: Joi.object<BannerQuery>({
      position: Joi.alternatives(Joi.number().valid(...codes), Joi.string().valid(...positions)).default(5),
      module: Joi.alternatives(id, line(50)),
      count: Joi.number().integer().min(1).max(bannersAtMost).default(bannersAtMost),
    }),
    byQuery: read,
    handle: ({ query }) => read(query),
  });
}

interface Asked {
  banner: Banner;
  spot: AdSpot;
}

/** Those of sold places, and others in the room that is left; shuffled, so that no advertiser is always first. */
async function runningBanners({ position, module, count }: BannerQuery): Promise<Asked[]> {
  const category_id = typeof module === 'number' ? module : null;
  const slots = bannerSlots.filter(
    (slot) =>
      slot.code === position || (slot.position === position && slot.by_category === (category_id !== null)),
  );
  const ofCategory = slots.some((slot) => slot.by_category) ? category_id : null;
  const running = await shownNow(
    slots.map(({ code }) => code),
    ofCategory,
  );
  const [sold, others] = [running.filter((each) => each.by_weeks), running.filter((each) => !each.by_weeks)];
  const banners = [...inAnyOrder(sold), ...inAnyOrder(others)].slice(0, count);
  return inAnyOrder(
    banners.map((banner) => {
      const ofSpot = bannerSlotOf(banner.slot)?.by_category ? (category_id ?? banner.category_id) : null;
      return { banner, spot: { banner_id: banner.id, slot: banner.slot, category_id: ofSpot ?? 0 } };
    }),
  );
}

const inAnyOrder = <T>(of: readonly T[]): T[] =>
  of
    .map((value) => ({ value, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ value }) => value);

/** The database lets no banner run that is not whole. */
const present = (row: Banner, nonce: string): PublicBanner => ({
  id: row.id,
  ...creativeOf(row),
  is_capped: row.is_capped,
  view_count: row.view_count,
  nonce,
  click_url: `/api/banner/click/${nonce}`,
});

/** Whether a slot has anything to show, so that a page need not keep room for nothing. */
export async function hasBanners(slot: BannerSlotCode, category_id: number | null): Promise<boolean> {
  const where = { slot, ...isRunning(category_id) };
  return (await Banner.findOne({ attributes: ['id'], where })) !== null;
}
