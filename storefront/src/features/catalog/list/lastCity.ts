const key = 'odonta:city';

/** Remembers the city that was searched last and offers it where none is chosen; it chooses nothing by itself. */
function rememberOrOffer(place: HTMLElement): void {
  const { city, address } = place.dataset;
  try {
    if (city) localStorage.setItem(key, city);
    if (city) return;
    const last = localStorage.getItem(key);
    const link = place.querySelector('a');
    if (!last || !link || !address) return;
    const offered = new URL(address, location.href);
    offered.searchParams.set('city', last);
    link.href = `${offered.pathname}${offered.search}`;
    link.textContent = `Как в прошлый раз: ${last}`;
    place.hidden = false;
  } catch {
    // Storage may be closed to us; then nothing is remembered.
  }
}

for (const place of document.querySelectorAll<HTMLElement>('[data-last-city]')) rememberOrOffer(place);
