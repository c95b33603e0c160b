import { PAGE_CACHE_HEADER, type PageCache } from '../../contract/pageCache.ts';
import type { Rendered } from './render.ts';

/** The page's caching instructions; null without any, an error for invalid ones. */
export function declarationOf(rendered: Rendered): PageCache | null {
  const text = rendered.headers[PAGE_CACHE_HEADER];
  if (text === undefined) return null;
  const said: unknown = JSON.parse(text);
  if (!isPageCache(said)) throw new Error(`${PAGE_CACHE_HEADER} is not understood: ${text.slice(0, 200)}`);
  return said;
}

function isPageCache(said: unknown): said is PageCache {
  if (typeof said !== 'object' || said === null) return false;
  const { maxAge, swr = 0, tags, query = [] } = said as Record<string, unknown>;
  return isSeconds(maxAge) && isSeconds(swr) && isTexts(tags) && isTexts(query);
}

const isSeconds = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isTexts = (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'string');
