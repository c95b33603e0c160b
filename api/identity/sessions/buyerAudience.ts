import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import type { Request } from 'express';
import type { Audience, AuditActor, RowScope } from '../../platform/http/audiences.ts';
import { unauthenticated } from '../../platform/http/errors.ts';
import { individualAuditActor, legalAuditActor } from './accountKinds.ts';
import { noteUse } from './accountSessions.ts';
import { individualAudience, legalAudience, staffAudience } from './audiences.ts';
import type { SignedInIndividual, SignedInLegal } from './buyerSessions.ts';
import { audienceNamedBy } from './tokens.ts';
import type { SignedInUser } from './userSessions.ts';

export type Buyer =
  | { kind: 'guest' }
  | ({ kind: 'individual' } & SignedInIndividual)
  | ({ kind: 'legal' } & SignedInLegal);

/** Buyers, for themselves or others. A partner has no staff rights. */
export type BuyerActor = Buyer | ({ kind: 'staff' | 'partner' } & SignedInUser);

/** For purchases with and without an account. Staff need a right, buyers come as `buyer`. */
export const buyerAudience: Audience<BuyerActor, 'anyone' | 'buyer' | Right> = {
  name: 'buyer',
  // A dead token must not turn its owner into a guest: his order would then have no owner.
  identify: async (request) =>
    request.headers.authorization === undefined ? { kind: 'guest' } : signedIn(request),
  allows(actor, demand): RowScope | null {
    if (demand === 'anyone') return 'own';
    if (actor.kind === 'staff') return demand === 'buyer' ? null : staffAudience.allows(actor, demand);
    return demand === 'buyer' && actor.kind !== 'partner' ? 'own' : null;
  },
  async onUse(actor, endpoint) {
    if (actor.kind === 'guest') return;
    if (isUser(actor)) await staffAudience.onUse?.(actor, endpoint);
    else await noteUse(actor);
  },
  impersonates: (actor) => isUser(actor) && actor.impersonator !== null,
  proves(actor) {
    if (isUser(actor)) staffAudience.proves?.(actor);
  },
  masks: (actor, resource, isOwn) => actor.kind === 'staff' && staffAudience.masks(actor, resource, isOwn),
  auditActor(actor) {
    if (actor.kind === 'guest') return guestAuditActor();
    if (actor.kind === 'individual') return individualAuditActor(actor);
    return actor.kind === 'legal' ? legalAuditActor(actor) : staffAudience.auditActor(actor);
  },
  accountOf(actor) {
    if (actor.kind === 'guest') return null;
    if (actor.kind === 'individual') return individualAudience.accountOf(actor);
    return actor.kind === 'legal' ? legalAudience.accountOf(actor) : staffAudience.accountOf(actor);
  },
};

/** A guest is identified by his order, once there is one. */
export const guestAuditActor = (orderNumber?: string): AuditActor => ({
  id: null,
  name: orderNumber === undefined ? 'Гость' : `Гость заказа ${orderNumber}`,
  roles: [],
});

/** The member of staff or of a centre who really acts, also while impersonating another; null for buyers. */
export const personOf = (actor: BuyerActor): number | null =>
  isUser(actor) ? (actor.impersonator?.id ?? actor.id) : null;

async function signedIn(request: Request): Promise<BuyerActor> {
  const audience = audienceNamedBy(request);
  if (audience === 'individual') return { kind: audience, ...(await individualAudience.identify(request)) };
  if (audience === 'legal') return { kind: audience, ...(await legalAudience.identify(request)) };
  if (audience !== 'user') throw unauthenticated();
  const user = await staffAudience.identify(request);
  return { kind: user.is_partner ? 'partner' : 'staff', ...user };
}

const isUser = (actor: BuyerActor): actor is { kind: 'staff' | 'partner' } & SignedInUser =>
  actor.kind === 'staff' || actor.kind === 'partner';
