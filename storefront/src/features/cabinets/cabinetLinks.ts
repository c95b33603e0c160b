import { type Cabinet, cabinets, sessionTokenKeys } from '@odonta/db/vocabulary/site/cabinets.ts';

/** Whoever has a session goes right in. Pages are the same for everybody, so only the browser knows. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-cabinet]')) {
  const cabinet = cabinets.find(({ name }) => name === link.dataset.cabinet);
  if (cabinet && hasSession(cabinet)) link.href = cabinet.home;
}

function hasSession({ session }: Cabinet): boolean {
  try {
    return localStorage.getItem(sessionTokenKeys[session]) !== null;
  } catch {
    return false;
  }
}
