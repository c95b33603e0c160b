/** The rule of an endpoint for impersonators. */
export type Impersonator = 'allowed' | 'refused';

/** Reading is open and writing is closed, so that an endpoint nobody thought about does no harm in another's name. */
export function isOpenToImpersonators({
  method,
  impersonator = method === 'get' ? 'allowed' : 'refused',
}: {
  method: string;
  impersonator?: Impersonator | undefined;
}): boolean {
  return impersonator === 'allowed';
}
