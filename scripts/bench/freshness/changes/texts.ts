import { randomUUID } from 'node:crypto';
import { sectionPaths } from '@odonta/db/vocabulary/content/pageMeta.ts';
import { type Changes, says } from '../change.ts';
import { firstOf, move, put, renaming } from '../staffActions.ts';

export const changesOfTexts: Changes = {
  'the title of an article': async (site) => {
    const [id] = site.addresses.flatMap((address) => /^\/articles\/.*-(\d+)$/.exec(address)?.slice(1) ?? []);
    const article = await firstOf<{ title: string }>(site, 'articles', { id: [Number(id)] });
    // Lists of articles are in the order of publication, and some show only the latest.
    return {
      ...renaming(site, 'articles', article, 'title'),
      mayCost: (html) => html.includes('href="/articles/'),
    };
  },
  'the edition of a page': async (site) => {
    const page = await firstOf<{ h1: string }>(site, 'pages', { q: '/bonus' });
    const fresh = `${page.h1} (новое)`;
    return {
      isShownBy: (_html, address) => address === '/bonus',
      make: async () => {
        await put(site, 'pages', page, { h1: fresh });
        await move(site, 'pages', page, 'publish');
      },
      isNew: says(fresh),
    };
  },
  'a document': async (site) => {
    const title = 'Лицензия на образовательную деятельность (новая)';
    return {
      isShownBy: (_html, address) => address === '/docs',
      make: () =>
        site.staff('POST', '/documents', { title, file: { filename: randomUUID(), size: 100_000 } }),
      isNew: says(title),
    };
  },
  'a redirect': async (site) => ({
    isShownBy: (_html, address) => address === site.lost,
    make: () => site.staff('POST', '/redirects', { from_path: site.lost, to_path: '/endodontiya' }),
    isNew: says('301 /endodontiya'),
  }),
  'meta of a section': async (site) => {
    const path = site.addresses.find((address) => sectionPaths.includes(address)) ?? '/';
    return {
      isShownBy: (_html, address) => address === path,
      make: () => site.staff('POST', '/page_metas', { path, title: 'Раздел, каким его ищут' }),
      isNew: says('<title>Раздел, каким его ищут</title>'),
    };
  },
  'a number of bonuses': async (site) => {
    const setting = await firstOf<{ amount: number }>(site, 'settings', { q: 'bonus_percent' });
    const amount = setting.amount + 1;
    return {
      isShownBy: (_html, address) => address === '/bonus',
      make: () => put(site, 'settings', setting, { amount }),
      isNew: says(`${amount} %`),
    };
  },
  'a switch of reviews': async (site) => {
    const setting = await firstOf<{ is_on: boolean }>(site, 'settings', { q: 'unverified_reviews' });
    const isOpen = says('data-open-review="open"');
    return {
      isShownBy: (html, address) => /^\/prods\/.*-\d+$/.test(address) && html.startsWith('200'),
      make: () => put(site, 'settings', setting, { is_on: !setting.is_on }),
      isNew: (html) => isOpen(html) === !setting.is_on,
    };
  },
};
