import type { ContentPage } from '@odonta/api/contract';
import type { PagePath } from '@odonta/db/vocabulary/content/pages.ts';
import { pageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';
import type { AstroGlobal } from 'astro';
import { carryTags } from '../../../lib/carryTags.ts';

type Rendering = Pick<AstroGlobal, 'cache' | 'locals' | 'url'>;

/** The text of the page at this path, and the tag that invalidates the page with a new edition. */
export async function contentOf(
  { cache, locals, url }: Rendering,
  path: PagePath,
): Promise<ContentPage | null> {
  carryTags({ cache }, [pageTag('page', path)]);
  const asked = url.searchParams.get('version');
  if (asked === null) return locals.data.content(path);
  return /^[1-9]\d{0,5}$/.test(asked) ? locals.data.content(path, Number(asked)) : null;
}
