/** Tags that stand alone. */
export const plainTags = [
  'articles',
  'categories',
  'centers',
  'cities',
  'documents',
  'hidden_pages',
  'lecturers',
  'list',
  'pages',
  'related_promotions',
  'site',
  'specializations',
  'synonyms',
  'top_strips',
] as const;

/** Tags with a value, such as `prod:12`. */
export const keyedTags = [
  'article',
  'articles:category',
  'articles:lecturer',
  'banners',
  'card',
  'center',
  'city',
  'city:lecturer',
  'collection',
  'lecturer',
  'list:category',
  'list:type',
  'meta',
  'page',
  'path',
  'pinnings',
  'prod',
  'prods:center',
  'prods:lecturer',
  'related_promotions:category',
  'related_promotions:prod',
  'reviews:center',
  'reviews:lecturer',
  'reviews:series',
  'series',
  'settings',
  'user',
] as const;

export type PlainTag = (typeof plainTags)[number];
export type KeyedTag = (typeof keyedTags)[number];

declare const spelled: unique symbol;
/** Names something that a page shows: a change that reports the tag invalidates the page. Made by `pageTag()` alone. */
export type PageTag = string & { readonly [spelled]: true };

export function pageTag(name: PlainTag): PageTag;
export function pageTag(name: KeyedTag, value: string | number): PageTag;
export function pageTag(name: string, value?: string | number): PageTag {
  return (value === undefined ? name : `${name}:${value}`) as PageTag;
}
