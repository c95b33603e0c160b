/** A page that is fetched ahead may never be looked at. */
export function whenSeen(act: () => void): void {
  if (document.visibilityState === 'visible') act();
  else document.addEventListener('visibilitychange', () => whenSeen(act), { once: true });
}
