import { setTimeout as pause } from 'node:timers/promises';
import type { Change } from './change.ts';
import type { Site } from './site.ts';
import { firstOf, move, put } from './staffActions.ts';

export interface Measured {
  /** How long after the change a page that shows it was still the old one. */
  ms: number;
  /** The pages that show it. */
  shown: string[];
  /** Lists that only count or order the changed record, and were rendered again as well. */
  besides: string[];
  /** Pages that were rendered again needlessly. */
  wasted: string[];
  /** How many pages stayed cached. */
  kept: number;
}

/** Cached pages are renewed by their age too, which must not count as the cost of a change. */
const youngMs = 25_000;
const renewedAt = new WeakMap<Site, number>();

/** Of pages that behave alike, one of so many is checked. */
const oneOf = 8;

/** Time for the invalidations of the preparation to reach the pages, so that they are cached after it. */
const newsMs = 300;

export async function measure(site: Site, change: Change): Promise<Measured> {
  if (Date.now() - (renewedAt.get(site) ?? 0) > youngMs) await makeAllAnew(site);
  if (change.prepare) {
    await change.prepare();
    await pause(newsMs);
  }
  const some = site.addresses.filter((_, index) => index % oneOf === 0);
  const before = [...(await site.readAll(change.isEverywhere ? some : site.addresses))];
  const shown = before.filter(([address, html]) => change.isShownBy(html, address)).map(([at]) => at);
  if (shown.length === 0) throw new Error('No page shows it');
  await change.make();
  const ms = await lastOldOf(site, shown, change);
  const others = before.filter(([address]) => !shown.includes(address));
  const anew = await site.madeAnew(others.map(([address]) => address));
  const mayBeMade = new Map(others.map(([at, html]) => [at, change.mayCost?.(html, at) ?? false]));
  const besides = anew.filter((address) => mayBeMade.get(address));
  const wasted = anew.filter((address) => !mayBeMade.get(address));
  return { ms, shown, besides, wasted, kept: others.length - anew.length };
}

/** Every page shows a fact about the company, so changing it invalidates every page. */
async function makeAllAnew(site: Site): Promise<void> {
  const contacts = await firstOf(site, 'pages', { q: '/contacts' });
  await put(site, 'pages', contacts, { intro: `Как нас найти, на ${Date.now()}` });
  await move(site, 'pages', contacts, 'publish');
  await pause(newsMs);
  renewedAt.set(site, Date.now());
}

/** A few at a time: a server that has to make all its pages at once shows the former ones meanwhile. */
const atOnce = 3;

async function lastOldOf(site: Site, shown: readonly string[], { isNew }: Change): Promise<number> {
  const waiting = [...shown];
  const began = performance.now();
  let latest = 0;
  const ask = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const asked = performance.now() - began;
      const old = await site.lastOld(address, isNew);
      if (old > 0) latest = Math.max(latest, asked + old);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return latest;
}
