import type { ResourceName } from '@odonta/db/vocabulary/rights/resources.ts';
import type { Right } from '@odonta/db/vocabulary/rights/rights.ts';
import type { Door } from '../http/doors.ts';
import { secondFactorRequired } from '../http/errors.ts';
import { requireFreshProof } from './requireFreshProof.ts';
import type { Identify } from './tokens.ts';
import { noteUse, type SignedInUser } from './userSessions.ts';

/** How requests become signed-in users; set once, when the secret is known. */
let identify: Identify<SignedInUser> | undefined;

export function identifyUsersBy(how: Identify<SignedInUser>): void {
  identify = how;
}

async function identifyUser(...[request]: Parameters<Identify<SignedInUser>>): Promise<SignedInUser> {
  if (!identify) throw new Error('identifyUsersBy was not called');
  return identify(request);
}

const signature = ({ id, name, roles }: SignedInUser) => ({ id, name, roles });

/** Staff, by right. A partner's token opens nothing here, whatever roles its owner may hold. */
export const staffDoor: Door<SignedInUser, Right | 'any staff'> = {
  name: 'staff',
  identify: identifyUser,
  admits(user, demand) {
    if (user.is_partner || user.roles.length === 0) return null;
    return demand === 'any staff' ? 'all' : user.grants.reach(demand);
  },
  async passed(user, path) {
    if (user.lacks_second_factor && !path.startsWith('/adm/me')) throw secondFactorRequired();
    await noteUse(user);
  },
  proves: requireFreshProof,
  masks: (user, resource, isOwn) => user.grants.masks(resource as ResourceName, isOwn),
  signature,
};

/** Anybody with a `user` session, for what concerns himself alone. */
export const userDoor: Door<SignedInUser, 'himself' | 'partner himself'> = {
  name: 'user',
  identify: identifyUser,
  admits: (user, demand) => (demand === 'himself' || user.is_partner ? 'own' : null),
  passed: noteUse,
  masks: () => false,
  signature,
};
