/**
 * The secret of a letter's link. It comes as the fragment, which browsers do not send, and is removed from
 * the address before other scripts of the page can read or store it.
 */
export const linkToken: string | null = typeof location === 'undefined' ? null : taken();

function taken(): string | null {
  const fragment = location.hash.slice(1);
  if (fragment === '') return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return fragment;
}

// A link that is opened where the page is open already changes its fragment alone.
if (typeof addEventListener === 'function')
  addEventListener('hashchange', () => location.hash.length > 1 && location.reload());
