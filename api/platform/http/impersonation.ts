/** The rule of an endpoint for impersonators. */
export type Impersonator = 'allowed' | 'refused';

/** Reading is open and writing is closed by default, so that an endpoint without a decision does no harm in another's name. */
export function isOpenToImpersonators({
  method,
  impersonator = method === 'get' ? 'allowed' : 'refused',
}: {
  method: string;
  impersonator?: Impersonator | undefined;
}): boolean {
  return impersonator === 'allowed';
}
