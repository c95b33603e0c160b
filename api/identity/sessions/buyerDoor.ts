import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import type { Request } from 'express';
import type { Door, Reach, Signature } from '../../platform/http/doors.ts';
import { unauthenticated } from '../../platform/http/errors.ts';
import { individualSignature, legalSignature } from './accountKinds.ts';
import { noteUse } from './accountSessions.ts';
import type { SignedInIndividual, SignedInLegal } from './buyerSessions.ts';
import { individualDoor, legalDoor, staffDoor } from './doors.ts';
import { audienceNamedBy } from './tokens.ts';
import type { SignedInUser } from './userSessions.ts';

export type Buyer =
  | { kind: 'guest' }
  | ({ kind: 'individual' } & SignedInIndividual)
  | ({ kind: 'legal' } & SignedInLegal);

/** Whoever comes to buy, and who buys or sells for others. A partner has the rights of no member of staff. */
export type BuyerActor = Buyer | ({ kind: 'staff' | 'partner' } & SignedInUser);

/** For what is bought with an account and without one. Staff come in by a right of theirs, buyers as `buyer`. */
export const buyerDoor: Door<BuyerActor, 'anyone' | 'buyer' | Right> = {
  name: 'buyer',
  // A token that is dead must not make a guest of its owner: what he buys would be nobody's.
  identify: async (request) =>
    request.headers.authorization === undefined ? { kind: 'guest' } : signedIn(request),
  admits(actor, demand): Reach | null {
    if (demand === 'anyone') return 'own';
    if (actor.kind === 'staff') return demand === 'buyer' ? null : staffDoor.admits(actor, demand);
    return demand === 'buyer' && actor.kind !== 'partner' ? 'own' : null;
  },
  async passed(actor, endpoint) {
    if (actor.kind === 'guest') return;
    if (isUser(actor)) await staffDoor.passed?.(actor, endpoint);
    else await noteUse(actor);
  },
  impersonates: (actor) => isUser(actor) && actor.deputy !== null,
  proves(actor) {
    if (isUser(actor)) staffDoor.proves?.(actor);
  },
  masks: (actor, resource, isOwn) => actor.kind === 'staff' && staffDoor.masks(actor, resource, isOwn),
  signature(actor) {
    if (actor.kind === 'guest') return guestSignature();
    if (actor.kind === 'individual') return individualSignature(actor);
    return actor.kind === 'legal' ? legalSignature(actor) : staffDoor.signature(actor);
  },
  accountOf(actor) {
    if (actor.kind === 'guest') return null;
    if (actor.kind === 'individual') return individualDoor.accountOf(actor);
    return actor.kind === 'legal' ? legalDoor.accountOf(actor) : staffDoor.accountOf(actor);
  },
};

/** A guest is known by what he ordered, once he has. */
export const guestSignature = (orderNumber?: string): Signature => ({
  id: null,
  name: orderNumber === undefined ? 'Гость' : `Гость заказа ${orderNumber}`,
  roles: [],
});

/** The member of staff or of a centre who really acts, also while impersonating another; null for buyers. */
export const personOf = (actor: BuyerActor): number | null =>
  isUser(actor) ? (actor.deputy?.id ?? actor.id) : null;

async function signedIn(request: Request): Promise<BuyerActor> {
  const audience = audienceNamedBy(request);
  if (audience === 'individual') return { kind: audience, ...(await individualDoor.identify(request)) };
  if (audience === 'legal') return { kind: audience, ...(await legalDoor.identify(request)) };
  if (audience !== 'user') throw unauthenticated();
  const user = await staffDoor.identify(request);
  return { kind: user.is_partner ? 'partner' : 'staff', ...user };
}

const isUser = (actor: BuyerActor): actor is { kind: 'staff' | 'partner' } & SignedInUser =>
  actor.kind === 'staff' || actor.kind === 'partner';
