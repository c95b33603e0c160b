import type { PageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';
import type { AstroGlobal } from 'astro';

/** Adds to the tags of a page: a change that reports one of them invalidates the page. */
export const carryTags = ({ cache }: Pick<AstroGlobal, 'cache'>, tags: readonly PageTag[]): void =>
  cache.set({ tags: [...tags] });
