import { paths } from '@odonta/db/vocabulary/addresses.ts';

const next = paths.nextBackOffice;

/** The same files answer under both addresses; which one this is, the address itself says. */
export type Basename = typeof paths.backOffice | typeof paths.nextBackOffice;

export function basenameOf(pathname: string): Basename {
  return pathname === next || pathname.startsWith(`${next}/`) ? next : paths.backOffice;
}

/**
 * Preferences of the two faces live apart. Neither key may begin with the other: the store clears everything
 * that starts with its key.
 */
export function storeKeyOf(basename: Basename): string {
  return basename === paths.backOffice ? '.odonta.staff.' : '.odonta.staff-next.';
}
