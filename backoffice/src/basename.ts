/** The same files answer under both addresses; which one this is, the address itself says. */
export type Basename = '/adm' | '/adm-next';

export function basenameOf(pathname: string): Basename {
  return pathname === '/adm-next' || pathname.startsWith('/adm-next/') ? '/adm-next' : '/adm';
}

/**
 * Preferences of the two faces live apart. Neither key may begin with the other: the store clears everything
 * that starts with its key.
 */
export function storeKeyOf(basename: Basename): string {
  return basename === '/adm' ? '.odonta.staff.' : '.odonta.staff-next.';
}
