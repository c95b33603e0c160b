import { paths } from '@odonta/db/vocabulary/addresses.ts';

/** An ended session starts again at the one sign-in of the site, which leads back to the page that was left. */
export function siteEntry({ origin, pathname, search } = window.location): string {
  return `${origin}${paths.login}?next=${encodeURIComponent(pathname + search)}`;
}
