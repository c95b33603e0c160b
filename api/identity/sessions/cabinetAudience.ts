import type { Request } from 'express';
import type { Audience } from '../../platform/http/audiences.ts';
import { unauthenticated } from '../../platform/http/errors.ts';
import { individualAudience, legalAudience, userAudience } from './audiences.ts';
import type { SignedInIndividual, SignedInLegal } from './buyerSessions.ts';
import { audienceNamedBy } from './tokens.ts';
import type { SignedInUser } from './userSessions.ts';

export type CabinetOwner =
  | ({ kind: 'individual' } & SignedInIndividual)
  | ({ kind: 'legal' } & SignedInLegal)
  | ({ kind: 'user' } & SignedInUser);

/** Everybody with a cabinet, for himself: an individual, a member of a company, or a partner. Staff have none. */
export const cabinetAudience: Audience<CabinetOwner, 'himself'> = {
  name: 'cabinet',
  async identify(request: Request) {
    const audience = audienceNamedBy(request);
    if (audience === 'individual') return { kind: audience, ...(await individualAudience.identify(request)) };
    if (audience === 'legal') return { kind: audience, ...(await legalAudience.identify(request)) };
    if (audience === 'user') return { kind: audience, ...(await userAudience.identify(request)) };
    throw unauthenticated();
  },
  allows: (actor) => (actor.kind !== 'user' || actor.is_partner ? 'own' : null),
  async onUse(actor, endpoint) {
    if (actor.kind === 'individual') await individualAudience.onUse?.(actor, endpoint);
    else if (actor.kind === 'legal') await legalAudience.onUse?.(actor, endpoint);
    else await userAudience.onUse?.(actor, endpoint);
  },
  impersonates: (actor) => actor.kind === 'user' && actor.impersonator !== null,
  masks: () => false,
  accountOf: ({ kind, id }) => `${kind}:${id}`,
  auditActor(actor) {
    if (actor.kind === 'individual') return individualAudience.auditActor(actor);
    return actor.kind === 'legal' ? legalAudience.auditActor(actor) : userAudience.auditActor(actor);
  },
};
