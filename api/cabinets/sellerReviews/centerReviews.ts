import { Center, type Review } from '@odonta/db/models';
import { replyForm } from '@odonta/db/vocabulary/catalog/reviews/reply.ts';
import { type CenterRight, mayInCenter } from '@odonta/db/vocabulary/identity/centerRights.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import Joi from 'joi';
import { Op, type Transaction } from 'sequelize';
import { dispute, disputeBody } from '../../catalog/reviews/disputing.ts';
import { reply, reviseReply } from '../../catalog/reviews/replying.ts';
import { userAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { conflict, forbidden, notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { text } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { rolesIn } from '../centersOf.ts';
import { presentSellerReview, type Seller } from './presenter.ts';
import { askedByCenter, findSeen, listFor, seenBy } from './reading.ts';

const readReviews = endpoint({
  method: 'get',
  path: '/partner/reviews',
  summary: 'Reviews of the courses of my centres, newest first',
  audience: userAudience,
  allow: 'partner himself',
  query: askedByCenter,
  handle: async ({ actor, query }) => {
    const roles = await rolesIn(actor, 'reviews.list');
    const center_id = [...roles.keys()];
    const names = new Map(
      (await Center.findAll({ where: { id: center_id } })).map(({ id, name }) => [id, name]),
    );
    return {
      message: await listFor({ [Op.and]: [{ center_id }, seenBy.CENTER] }, query, (row) =>
        sellerOf(actor, roles.get(row.center_id), names.get(row.center_id)),
      ),
    };
  },
});

interface Action<Body> {
  method: 'post' | 'put';
  path: string;
  summary: string;
  right: CenterRight;
  body: Joi.ObjectSchema<Body>;
  run(
    row: Review,
    body: Body,
    seller: Seller,
    actor: Omit<Signed, 'reason'>,
    transaction: Transaction,
  ): Promise<void>;
}

/** 404 for a review of another centre, 403 for a member without the right; a suspended centre only reads. */
const action = <Body>({ path, right, run, ...declared }: Action<Body>): AnyEndpoint =>
  endpoint({
    ...declared,
    path: `/partner/reviews/:id/${path}`,
    audience: userAudience,
    allow: 'partner himself',
    limit: { name: 'seller_reviews', points: 60, seconds: 3600, by: ({ actor }) => String(actor.id) },
    handle: ({ actor, params, body, origin }) =>
      unitOfWork.transaction(async (transaction) => {
        const roles = await rolesIn(actor, 'centers.show', transaction);
        const scope = { [Op.and]: [{ center_id: [...roles.keys()] }, seenBy.CENTER] };
        const row = await findSeen(scope, numberIn(params.id), transaction);
        const role = row ? roles.get(row.center_id) : undefined;
        if (!row || !role) throw notFound('Отзыв не найден');
        if (!mayInCenter(role, right)) throw forbidden();
        const center = await Center.findByPk(row.center_id, { transaction });
        if (!center || center.suspended_at !== null)
          throw conflict('Работа центра приостановлена: напишите менеджеру');
        const seller = sellerOf(actor, role, center.name);
        await run(row, body, seller, { by: userAudience.auditActor(actor), origin }, transaction);
        const changed = await findSeen(scope, row.id, transaction);
        if (!changed) throw notFound('Отзыв не найден');
        return { message: presentSellerReview(changed, seller) };
      }),
  });

export const replyBody = Joi.object<{ text: string }>({ text: text(replyForm.text) });

export const centerReviewEndpoints: AnyEndpoint[] = [
  readReviews,
  action({
    ...{ method: 'post', path: 'reply', right: 'reviews.reply', body: replyBody },
    summary: 'Reply to a review in the name of my centre; moderated before visitors see it',
    run: (row, body, ...signed) => reply(row, body.text, ...signed),
  }),
  action({
    ...{ method: 'put', path: 'reply', right: 'reviews.reply', body: replyBody },
    summary: 'Correct the reply of my centre, once within a day',
    run: (row, body, ...signed) => reviseReply(row, body.text, ...signed),
  }),
  action({
    ...{ method: 'post', path: 'dispute', right: 'reviews.dispute', body: disputeBody },
    summary: 'Dispute a review, once; it stays on the site until staff decide',
    run: (row, body, { user_id }, actor, transaction) =>
      dispute(row, body, { ...actor, user_id }, transaction),
  }),
];

function sellerOf({ id: user_id }: SignedInUser, role: CenterRole | undefined, name = ''): Seller {
  const may = (right: CenterRight) => role !== undefined && mayInCenter(role, right);
  return { user_id, name, kind: 'CENTER', replies: may('reviews.reply'), disputes: may('reviews.dispute') };
}
