const mark = 'odonta.staff.reloadedAt';

/** After a deploy the screens an open tab still knows by name are gone from the server: one reload brings the new ones. */
export function reloadOnceForNewRelease() {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(mark));
    if (Date.now() - last < 60_000) return;
    event.preventDefault();
    sessionStorage.setItem(mark, String(Date.now()));
    window.location.reload();
  });
}
