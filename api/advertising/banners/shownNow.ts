import { Banner, perConnection } from '@odonta/db/models';
import type { BannerSlotCode } from '@odonta/db/vocabulary/advertising/banners.ts';
import { port } from '../../platform/ports.ts';
import { isRunning } from './running.ts';

/** How long a node answers with the banners that it found; not at all in a test, which changes them at once. */
export const bannersKeptMs = port<number>('how long running banners are kept', () => 0);

interface Found {
  until: number;
  banners: Promise<Banner[]>;
}

/** More spots than there are; anybody may ask for made-up categories. */
const spotsAtMost = 200;
const foundNow = perConnection(() => new Map<string, Found>());

/** All that run in these slots: those of sold places first. */
export function shownNow(slots: readonly BannerSlotCode[], category_id: number | null): Promise<Banner[]> {
  const found = foundNow();
  const key = `${slots.join()} ${category_id}`;
  const now = performance.now();
  const known = found.get(key);
  if (known && known.until > now) return known.banners;
  if (found.size >= spotsAtMost) found.clear();
  const banners = Banner.findAll({
    where: { slot: [...slots], ...isRunning(category_id) },
    order: [
      ['by_weeks', 'DESC'],
      ['id', 'DESC'],
    ],
    limit: atMost,
  });
  found.set(key, { until: now + bannersKeptMs(), banners });
  banners.catch(() => found.delete(key));
  return banners;
}

/** Far more than places of a week. */
const atMost = 100;
