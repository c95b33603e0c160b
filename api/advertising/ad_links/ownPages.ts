import { Redirect } from '@odonta/db/models';
import { articleIdOf, below, paths } from '@odonta/db/vocabulary/addresses.ts';
import { addedPath } from '@odonta/db/vocabulary/content/pages.ts';
import { isFeed } from '@odonta/db/vocabulary/edge/feeds.ts';
import { queryOfPage } from '@odonta/db/vocabulary/edge/pageQueries.ts';
import { findCenter } from '../../catalog/centers/centers.reading.ts';
import { findLecturer } from '../../catalog/lecturers/lecturers.reading.ts';
import { findProd } from '../../catalog/prods/prods.open.ts';
import { findArticle } from '../../content/articles/articles.reading.ts';
import { findContentPage } from '../../content/pages/pages.open.ts';
import { siteUrl } from '../../platform/mail/siteLinks.ts';

/** The path of a link that leads to this site; null for another one. */
export function ownPathOf(link: string): string | null {
  const site = new URL(siteUrl() || 'http://this-site.invalid');
  const url = URL.canParse(link, site.href) ? new URL(link, site) : null;
  return url?.host === site.host ? url.pathname : null;
}

/** Whether any visitor may open this page: one of a cabinet, or behind somebody's link, is none for an advert. */
export async function isOwnPage(path: string): Promise<boolean> {
  const page = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (await exists(page)) return true;
  const from_path = [path, decoded(path)];
  const moved = await Redirect.findOne({ where: { from_path, status: 301 }, attributes: ['to_path'] });
  return moved?.to_path ? exists(ownPathOf(moved.to_path) ?? '') : false;
}

async function exists(path: string): Promise<boolean> {
  const kind = kinds.find(([prefix]) => path.startsWith(prefix));
  if (kind) return (await kind[1](path.slice(kind[0].length))) !== null;
  if (closed.some((prefix) => path.startsWith(prefix)) || entered.includes(path)) return false;
  return path !== paths.notFound && !isFeed(path) && queryOfPage(path) !== null;
}

const one = { limit: 1, offset: 0 };
/** Numbers of courses end where those of articles do. */
const byNumber =
  (find: (id: number) => Promise<unknown>) =>
  async (address: string): Promise<unknown> => {
    const id = articleIdOf(address);
    return id === null ? null : find(id);
  };

/** Each kind of page with the question that the page itself asks. */
const kinds: readonly (readonly [prefix: string, find: (address: string) => Promise<unknown>])[] = [
  [below.prods, byNumber(findProd)],
  [below.articles, byNumber(findArticle)],
  [below.lecturers, (sef) => findLecturer(sef, one)],
  [below.centers, (slug) => findCenter(slug, one)],
  [below.addedPages, (slug) => findContentPage(addedPath(slug))],
];

const entered: readonly string[] = [paths.login, paths.lkHome, paths.legalHome, paths.individualHome];
/** Each page below these is somebody's. */
const closed = [...Object.values(below), ...entered.map((path) => `${path}/`)];

function decoded(path: string): string {
  try {
    // PostgreSQL has no such letter.
    return decodeURI(path).replaceAll('\0', '');
  } catch {
    return path;
  }
}
