import {
  type Cabinet,
  cabinets,
  individualCabinet,
  sessionTokenKeys,
} from '@odonta/db/vocabulary/edge/cabinets.ts';

/** A visitor with a session is redirected. Pages are the same for everybody, so only the browser can decide. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-cabinet]')) {
  const cabinet = cabinets.find(({ name }) => name === link.dataset.cabinet);
  if (cabinet && hasSession(cabinet)) link.href = cabinet.home;
}

// Without a cabinet the badge is not even fetched.
if (hasSession(individualCabinet)) void import('./cabinetBadge.ts').then(({ showBadge }) => showBadge());

function hasSession({ session }: Cabinet): boolean {
  try {
    return localStorage.getItem(sessionTokenKeys[session]) !== null;
  } catch {
    return false;
  }
}
