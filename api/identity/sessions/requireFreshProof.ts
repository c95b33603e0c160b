import { closedToDeputy, proofRequired } from '../../platform/http/errors.ts';
import type { SignedInUser } from './userSessions.ts';

/** Before what matters most: whoever sits at an open screen may not be its owner. */
export function requireFreshProof({ is_proved, deputy }: Pick<SignedInUser, 'is_proved' | 'deputy'>): void {
  if (deputy) throw closedToDeputy();
  if (!is_proved) throw proofRequired();
}
