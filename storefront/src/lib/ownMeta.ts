import type { OwnMeta } from '@odonta/api/contract';
import { metaSubjectOf } from '@odonta/db/vocabulary/content/pageMeta.ts';
import { pageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';
import type { AstroGlobal } from 'astro';
import { carryTags } from './carryTags.ts';

type Rendering = Pick<AstroGlobal, 'cache' | 'locals'>;

const nothingOwn: OwnMeta = { title: null, description: null, h1: null, intro: null, is_hidden: false };

/** The meta tags of staff for the page at this path, and the tag that invalidates the page with them. */
export async function ownMetaOf({ cache, locals }: Rendering, path: string): Promise<OwnMeta> {
  carryTags({ cache }, [pageTag('meta', metaSubjectOf(path))]);
  return (await locals.data.meta(path)) ?? nothingOwn;
}

/** The same, overriding the page's own meta. */
export function withOwn<Meta extends { title: string; description: string; isHidden?: boolean }>(
  meta: Meta,
  { title, description, is_hidden }: OwnMeta,
): Meta {
  return {
    ...meta,
    title: title ?? meta.title,
    description: description ?? meta.description,
    isHidden: meta.isHidden || is_hidden,
  };
}
