/** An ended session starts again at the one sign-in of the site, which leads back to the page that was left. */
export function siteEntry({ origin, pathname, search } = window.location): string {
  return `${origin}/login?next=${encodeURIComponent(pathname + search)}`;
}
