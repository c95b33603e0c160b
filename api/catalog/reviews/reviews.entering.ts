import type { EnteredReview } from '@odonta/api/contract';
import { columnsOfContent, Prod, Review } from '@odonta/db/models';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { keepConsentByPhone } from '../../platform/consents/consentByPhone.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import type { ActionContext } from '../../platform/kit/resource.ts';
import { flagsOf } from './reviews.flags.ts';
import { contentOfBody, lecturersSpokenOf, sameReview } from './reviews.receiving.ts';

/** A review that came to staff: it has no code, so it is never a verified one, and it waits for another to publish it. */
export async function enterReview({
  body: { prod_id, lecturers, source, email: typed, consent_by_phone: _given, ...written },
  actor,
  origin,
  transaction,
}: ActionContext<SignedInUser, EnteredReview>): Promise<Review> {
  const email = typed ?? null;
  const prod = await Prod.findByPk(prod_id, { transaction });
  if (!prod) throw invalid({ prod_id: 'Такого курса нет' });
  const first = await sameReview(prod_id, written, transaction);
  if (first) throw conflict(`Такой отзыв уже есть: № ${first.id}`);
  const spokenOf = await lecturersSpokenOf({ prod_id, ...(lecturers && { lecturers }) }, transaction);
  // The address is that of the member of staff, and says nothing of the author.
  const flags = await flagsOf(written.text, prod, { ...origin, ip: null }, transaction);
  const giver = { purpose: 'REVIEW', email, phone: null } as const;
  const { id: consent_id } = await keepConsentByPhone(giver, origin, transaction);
  return Review.create(
    {
      ...columnsOfContent(contentOfBody(written)),
      prod_id,
      center_id: prod.center_id,
      lecturers: spokenOf,
      ...{ source, email, flags, consent_id },
      entered_by: (actor.impersonator ?? actor).id,
    },
    { transaction },
  );
}

/** An impersonating administrator counts as the person who entered the review. */
export function isEnteredByAnother({ entered_by }: Review, actor: SignedInUser): boolean {
  return entered_by === null || (entered_by !== actor.id && entered_by !== actor.impersonator?.id);
}
