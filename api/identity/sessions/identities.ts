import type { Identities } from './audiences.ts';
import { individualOf, legalOf } from './buyerSessions.ts';
import { identifyBy } from './tokens.ts';
import { userOf } from './userSessions.ts';

/** The account of each audience, by its key. */
export function identitiesBy(secret: string): Identities {
  return {
    user: identifyBy(secret, 'user', userOf),
    legal: identifyBy(secret, 'legal', legalOf),
    individual: identifyBy(secret, 'individual', individualOf),
  };
}
