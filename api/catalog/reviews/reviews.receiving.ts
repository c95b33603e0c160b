import type { AcceptedReview, NewReview, ReviewBody } from '@odonta/api/contract';
import {
  columnsOfContent,
  Prod,
  ProdCard,
  ProdLecturer,
  Review,
  ReviewCode,
  type ReviewContent,
  Setting,
  takeTurn,
} from '@odonta/db/models';
import { ratingOf } from '@odonta/db/vocabulary/catalog/reviews/rating.ts';
import { consentText } from '@odonta/db/vocabulary/platform/consent.ts';
import { Op, type Transaction } from 'sequelize';
import { keepConsent } from '../../platform/consents/keepConsent.ts';
import { anyone } from '../../platform/http/audiences.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { flagsOf } from './reviews.flags.ts';
import { reviewReceived } from './reviews.letters.ts';
import { whereCode } from './reviews.secrets.ts';

/** The same words of the same person about the same course within this time are the same review, sent twice. */
const repeatHours = 24;

export async function receiveReview(
  sent: NewReview,
  origin: Origin,
  transaction: Transaction,
): Promise<AcceptedReview> {
  const code = sent.code === undefined ? null : await takeCode(sent.code, sent.prod_id, transaction);
  const prod = await reviewedProd(sent.prod_id, code !== null, transaction);
  const content = contentOfBody(sent);
  if (!code) {
    await refuseUnlessOpen(transaction);
    const first = await sameReview(prod.id, content, transaction);
    if (first) return { id: first.id, status: first.status };
  }
  const email = code?.email ?? sent.email ?? null;
  const flags = await flagsOf(content.text, prod, origin, transaction);
  const consent = await keepConsent(
    sent.consent === true ? { text_version: consentText.version } : sent.consent,
    { purpose: 'REVIEW', form: 'review', email, phone: null },
    origin,
    transaction,
  );
  const review = await Review.create(
    {
      ...columnsOfContent(content),
      prod_id: prod.id,
      center_id: prod.center_id,
      lecturers: await lecturersSpokenOf(sent, transaction),
      code_id: code?.id ?? null,
      email,
      flags,
      consent_id: consent.id,
    },
    { transaction },
  );
  if (email) await writeLetter(reviewReceived({ id: review.id, email, prod }), transaction);
  await unitOfWork.audit(
    { by: anyone, origin, action: 'create', resource: 'reviews', record_id: review.id, changes: {} },
    transaction,
  );
  return { id: review.id, status: 'CREATED' };
}

export function contentOfBody(body: ReviewBody): ReviewContent {
  const { client_name, is_unnamed = false, scores = null, rating, text, pros = null, cons = null } = body;
  return {
    client_name,
    is_unnamed,
    scores,
    rating: scores ? ratingOf(scores) : (rating ?? 0),
    text,
    pros,
    cons,
  };
}

/** Locked, so that of concurrent uses of a code one succeeds, and the others get an answer. */
async function takeCode(typed: string, prod_id: number, transaction: Transaction): Promise<ReviewCode> {
  const code = await ReviewCode.findOne({
    where: whereCode(typed),
    lock: transaction.LOCK.UPDATE,
    transaction,
  });
  if (!code) throw invalid({ code: 'Такого кода нет. Откройте ссылку из письма ещё раз' });
  if (code.prod_id !== prod_id) throw invalid({ code: 'Этот код выдан для другого курса' });
  if (code.used_at) throw conflict('По этому коду отзыв уже оставлен');
  return code.update({ used_at: new Date() }, { transaction });
}

/** A participant may review a course that has left the site since; other visitors only a visible one. */
async function reviewedProd(id: number, isVerified: boolean, transaction: Transaction): Promise<Prod> {
  const prod = await Prod.findByPk(id, { transaction });
  const isOpen = isVerified || (await ProdCard.findByPk(id, { attributes: ['prod_id'], transaction }));
  if (!prod || !isOpen) throw invalid({ prod_id: 'Такого курса нет' });
  return prod;
}

/** Whether every visitor may write a review, or only those with a code. */
export async function takesUnverifiedReviews(transaction?: Transaction): Promise<boolean> {
  const setting = await Setting.findOne({ where: { key: 'unverified_reviews' }, transaction });
  return setting?.is_on ?? false;
}

async function refuseUnlessOpen(transaction: Transaction): Promise<void> {
  if (!(await takesUnverifiedReviews(transaction)))
    throw invalid({ code: 'Отзыв можно оставить по коду из письма участнику курса' });
}

export async function sameReview(
  prod_id: number,
  { client_name, text }: Pick<ReviewContent, 'client_name' | 'text'>,
  transaction: Transaction,
): Promise<Review | null> {
  // Before the first review no row can be locked, so reviews of this course wait in turn.
  await takeTurn(`reviews:${prod_id}`, transaction);
  const since = new Date(Date.now() - repeatHours * 3_600_000);
  return Review.findOne({
    where: { prod_id, client_name, text, code_id: null, created_at: { [Op.gt]: since } },
    transaction,
  });
}

export async function lecturersSpokenOf(
  { prod_id, lecturers }: Pick<NewReview, 'prod_id' | 'lecturers'>,
  transaction: Transaction,
): Promise<number[]> {
  const links = await ProdLecturer.findAll({
    where: { prod_id, is_shown: true },
    order: [['sort', 'ASC']],
    transaction,
  });
  const teaching = links.map(({ lecturer_id }) => lecturer_id);
  if (lecturers?.some((id) => !teaching.includes(id)))
    throw invalid({ lecturers: 'Этот лектор не ведёт курс' });
  return lecturers ?? teaching;
}
