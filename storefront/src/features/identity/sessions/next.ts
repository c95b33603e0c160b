/** The address one came from and goes back to; null when none is named, or it is not of this site. */
export function nextIn(search: string, origin: string): string | null {
  const named = new URLSearchParams(search).get('next');
  // Browsers read a backslash as a slash, and drop tabs and line ends: such an address would leave the site.
  if (named === null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(named)) return null;
  const address = new URL(named, origin);
  return address.origin === origin ? `${address.pathname}${address.search}${address.hash}` : null;
}

export const withNext = (entry: string, next: string): string => `${entry}?next=${encodeURIComponent(next)}`;
export const isBackOffice = (path: string): boolean => /^\/adm(?:-next)?(?:[/?#]|$)/.test(path);
