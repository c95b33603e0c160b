import { PageMeta } from '@odonta/db/models';
import { sitemapPartPath } from '@odonta/db/vocabulary/addresses.ts';
import { metaSubjectOf } from '@odonta/db/vocabulary/content/pageMeta.ts';
import { pageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';
import { xmlHead, xmlOf } from '../../platform/xml.ts';
import { type MakeFeed, xmlType } from './feed.ts';
import { sitemapKinds } from './sitemapKinds.ts';

const schema = { '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9' };
/** Far below the allowed 50 000, so that a part stays small enough for the cache. */
const perPart = 5000;

export const sitemapIndex: MakeFeed = async ({ base_url }) => {
  const kinds = Object.entries(sitemapKinds);
  const counts = await Promise.all(kinds.map(([, kind]) => kind.count()));
  const parts = kinds.flatMap(([name], index) =>
    Array.from({ length: Math.ceil((counts[index] ?? 0) / perPart) }, (_, part) => ({
      loc: base_url + sitemapPartPath(name, part + 1),
    })),
  );
  return {
    contentType: xmlType,
    tags: kinds.flatMap(([, { tags }]) => tags),
    text: xmlHead + xmlOf({ sitemapindex: { ...schema, sitemap: parts } }),
  };
};

export function sitemapPart(name: string, number: number): MakeFeed {
  return async ({ base_url }) => {
    const kind = Object.hasOwn(sitemapKinds, name) ? sitemapKinds[name] : undefined;
    const urls = (await kind?.urls(perPart, (number - 1) * perPart)) ?? [];
    if (!kind || urls.length === 0 || number > Math.ceil((await kind.count()) / perPart)) return null;
    const hidden = await hiddenSubjects();
    const shown = urls.filter(({ path }) => !hidden.has(metaSubjectOf(path)));
    const url = shown.map(({ path, lastmod, priority }) => ({
      loc: base_url + path,
      lastmod: lastmod?.toISOString(),
      priority: priority.toFixed(1),
    }));
    return {
      contentType: xmlType,
      tags: [...kind.tags, pageTag('hidden_pages')],
      text: xmlHead + xmlOf({ urlset: { ...schema, url } }),
    };
  };
}

/** Pages that staff have hidden from search engines are left out. */
async function hiddenSubjects(): Promise<Set<string>> {
  const metas = await PageMeta.findAll({ attributes: ['subject'], where: { is_hidden: true } });
  return new Set(metas.map(({ subject }) => subject));
}
