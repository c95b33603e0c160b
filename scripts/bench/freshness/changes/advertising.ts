import { setTimeout as pause } from 'node:timers/promises';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { type Change, type Changes, says } from '../change.ts';
import type { Site } from '../site.ts';
import { firstOf, move, put, type Row } from '../staffActions.ts';

type Banner = Row<{ slot: number; category_id: number }>;

/** Enough time for all pages to be read, and cached, before the moment comes. */
const secondsAhead = 5;

export const changesOfAdvertising: Changes = {
  'a banner of a category, paused': async (site) => {
    const [banner] = await runningBanners(site, 15);
    if (banner === undefined) throw new Error('No category has a banner');
    const path = `/${categories.find(({ id }) => id === banner.category_id)?.url}`;
    const together = (await runningBanners(site, 15)).filter(
      ({ category_id }) => category_id === banner.category_id,
    );
    return {
      isShownBy: (_html, address) => address === path,
      make: () => Promise.all(together.map((each) => move(site, 'banner_campaigns', each, 'pause'))),
      isNew: (html) => !html.includes('data-slot="15"'),
    };
  },
  'the moment a main banner begins': async (site) => {
    const banners = await runningBanners(site, 10);
    return {
      isShownBy: (_html, address) => address === '/',
      ...atItsMoment((date_start) =>
        Promise.all(banners.map((banner) => put(site, 'banner_campaigns', banner, { date_start }))),
      ),
      isNew: (html) => html.includes('data-slot="10"'),
    };
  },
  'the strip': async (site) => {
    const strip = await firstOf<{ header: string }>(site, 'top_strip', { status: 'PUBLISHED' });
    const header = 'Неделя имплантологии';
    return {
      isShownBy: says(strip.header),
      isEverywhere: true,
      make: () => put(site, 'top_strip', strip, { header }),
      isNew: says(header),
    };
  },
  'the moment the strip ends': async (site) => {
    const strip = await firstOf<{ header: string }>(site, 'top_strip', { status: 'PUBLISHED' });
    return {
      isShownBy: says(strip.header),
      isEverywhere: true,
      ...atItsMoment((date_end) => put(site, 'top_strip', strip, { date_end })),
      isNew: (html) => !says(strip.header)(html),
    };
  },
};

function atItsMoment(set: (moment: number) => Promise<unknown>): Pick<Change, 'prepare' | 'make'> {
  let moment = 0;
  return {
    prepare() {
      moment = Math.ceil(Date.now() / 1000) + secondsAhead;
      return set(moment);
    },
    make: () => pause(Math.max(0, moment * 1000 - Date.now())),
  };
}

function runningBanners(site: Site, slot: number): Promise<Banner[]> {
  const filter = encodeURIComponent(JSON.stringify({ slot, status: 'CONFIRMED' }));
  return site.staff<Banner[]>('GET', `/banner_campaigns?filter=${filter}&range=[0,49]`);
}
