import { closedToImpersonator, reauthenticationRequired } from '../../platform/http/errors.ts';
import type { SignedInUser } from './userSessions.ts';

/** Before critical actions: the person at an open screen may not be its owner. */
export function requireReauthentication({
  is_proved,
  impersonator,
}: Pick<SignedInUser, 'is_proved' | 'impersonator'>): void {
  if (impersonator) throw closedToImpersonator();
  if (!is_proved) throw reauthenticationRequired();
}
