import { isSecret } from '@odonta/db/vocabulary/edge/secretAddresses.ts';
import { notFound } from './errors.ts';

/** The secret of an address. A malformed one is answered 404 in these words, without a query. */
export function secretOf({ token = '' }: Record<string, string>, missing: string): string {
  if (!isSecret(token)) throw notFound(missing);
  return token;
}
