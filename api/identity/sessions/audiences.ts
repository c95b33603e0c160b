import { areaOf } from '@odonta/db/vocabulary/identity/rights/areas.ts';
import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { type LegalRight, rightsOfLegalRole } from '@odonta/db/vocabulary/sales/companies/legalUser.ts';
import type { Audience } from '../../platform/http/audiences.ts';
import { foreignNetwork, secondFactorRequired } from '../../platform/http/errors.ts';
import { port } from '../../platform/ports.ts';
import { individualAuditActor, legalAuditActor } from './accountKinds.ts';
import { noteUse } from './accountSessions.ts';
import type { SignedInIndividual, SignedInLegal } from './buyerSessions.ts';
import { isWithin } from './networks.ts';
import { requireReauthentication } from './requireReauthentication.ts';
import type { Identify } from './tokens.ts';
import type { SignedInUser } from './userSessions.ts';

export interface Identities {
  user: Identify<SignedInUser>;
  legal: Identify<SignedInLegal>;
  individual: Identify<SignedInIndividual>;
}

/** How requests become those who are signed in. */
export const identities = port<Identities>('identities');

/** With both names in an impersonation. */
const auditActor = ({ id, name, roles, impersonator }: SignedInUser) =>
  impersonator ? { ...impersonator, roles, on_behalf_of: { id, name } } : { id, name, roles };

const impersonates = ({ impersonator }: SignedInUser) => impersonator !== null;

const accountOfUser = ({ id }: SignedInUser) => `user:${id}`;

/** Staff, by right. A partner's token has no access, even with roles. */
export const staffAudience: Audience<SignedInUser, Right | 'any staff'> = {
  name: 'staff',
  async identify(request) {
    const user = await identities().user(request);
    if (!isWithin(request.ip ?? null, user.ip_allow)) throw foreignNetwork();
    return user;
  },
  allows(user, demand) {
    if (user.is_partner || user.roles.length === 0) return null;
    return demand === 'any staff' ? 'all' : user.grants.scope(demand);
  },
  async onUse(user, endpoint) {
    if (user.lacks_second_factor && !user.impersonator && !endpoint.path.startsWith('/adm/me'))
      throw secondFactorRequired();
    await noteUse(user);
  },
  impersonates,
  proves: requireReauthentication,
  masks: (user, resource, isOwn) => {
    const area = areaOf(resource);
    return area === undefined || user.grants.masks(area, isOwn);
  },
  accountOf: accountOfUser,
  auditActor,
};

/** Every `user` session, for its own account alone. */
export const userAudience: Audience<SignedInUser, 'himself' | 'partner himself'> = {
  name: 'user',
  identify: async (request) => identities().user(request),
  allows: (user, demand) => (demand === 'himself' || user.is_partner ? 'own' : null),
  onUse: noteUse,
  impersonates,
  masks: () => false,
  accountOf: accountOfUser,
  auditActor,
};

/** A member of a company, for his own records and, as far as his role allows, his company's. */
export const legalAudience: Audience<SignedInLegal, LegalRight | 'himself'> = {
  name: 'legal',
  identify: async (request) => identities().legal(request),
  allows: ({ role }, demand) =>
    demand === 'himself' || rightsOfLegalRole[role].includes(demand) ? 'own' : null,
  onUse: noteUse,
  masks: () => false,
  accountOf: ({ id }) => `legal:${id}`,
  auditActor: legalAuditActor,
};

/** An individual, for his own data. */
export const individualAudience: Audience<SignedInIndividual, 'himself'> = {
  name: 'individual',
  identify: async (request) => identities().individual(request),
  allows: () => 'own',
  onUse: noteUse,
  masks: () => false,
  accountOf: ({ id }) => `individual:${id}`,
  auditActor: individualAuditActor,
};
