import type { CenterPayout, PayoutDispute } from '@odonta/api/contract';
import { Payout, UserMembership } from '@odonta/db/models';
import { type CenterRight, centerRolesWith } from '@odonta/db/vocabulary/identity/centerRights.ts';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import Joi from 'joi';
import { Op, type Transaction } from 'sequelize';
import { userAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { id, line } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { answerFor } from './agreeing.ts';
import { countedAnew, dispute } from './disputing.ts';
import { payoutParts as include, presentPayout } from './payouts.presenter.ts';

const listOwnPayouts = endpoint({
  method: 'get',
  path: '/partner/payouts',
  summary: 'Payouts to my centres, newest first',
  audience: userAudience,
  allow: 'partner himself',
  handle: async ({ actor }) => {
    const center_id = { [Op.in]: await ownCenters(actor) };
    const rows = await Payout.findAll({ where: { center_id }, include, order: [['id', 'desc']], limit: 100 });
    return { message: rows.map(presentPayout) satisfies CenterPayout[] };
  },
});

/** The centre's answer, its owner's or its accountant's. Another's payout is not there. */
const answerBy = <Body extends object>(move: 'agree' | 'reject', { summary, body, run }: Answering<Body>) =>
  endpoint({
    method: 'post',
    path: `/partner/payouts/:id/${move}`,
    summary,
    audience: userAudience,
    allow: 'partner himself',
    body,
    handle: async ({ actor, params, body: said, origin }) => {
      const where = { id: numberIn(params.id), center_id: { [Op.in]: await ownCenters(actor) } };
      const message = await unitOfWork.transaction(async (transaction) => {
        const lock = transaction.LOCK.NO_KEY_UPDATE;
        const payout = await Payout.findOne({ where, lock, transaction });
        if (!payout) throw notFound();
        await run(payout, said, { by: userAudience.auditActor(actor), origin }, transaction);
        return presentPayout(await payout.reload({ include, transaction })) satisfies CenterPayout;
      });
      return { message };
    },
  });

interface Answering<Body> {
  summary: string;
  body: Joi.ObjectSchema<Body>;
  run(payout: Payout, said: Body, actor: Omit<Signed, 'reason'>, transaction: Transaction): Promise<void>;
}

const objection = line(1000).min(3);
const disputed = Joi.object<PayoutDispute>({
  reason: objection,
  lines: Joi.array()
    .items(Joi.object({ id: id.required(), objection: objection.required() }))
    .unique('id')
    .min(1)
    .max(1000),
})
  .or('reason', 'lines')
  .messages({ 'object.missing': 'Напишите, что не так: о строках или о выплате в целом' });

/** The centres in whose payouts this person has a right: their owner and their accountant. */
export async function ownCenters(
  { id }: SignedInUser,
  right: CenterRight = 'payouts.list',
): Promise<number[]> {
  const role = [...centerRolesWith(right)];
  const memberships = await UserMembership.findAll({ where: { user_id: id, role } });
  return memberships.flatMap(({ center_id }) => center_id ?? []);
}

export const ownPayoutEndpoints = [
  listOwnPayouts,
  answerBy('agree', {
    summary: 'Agree to a payout of my centre',
    body: Joi.object<{ net?: number }>({ net: Joi.number() }),
    run: async (payout, { net }, actor, transaction) => {
      // It may have been counted anew since the centre saw its sum.
      if (net !== undefined && net !== exactRoublesOf(payout.net)) throw countedAnew();
      await answerFor(payout, 'agree', actor, transaction);
    },
  }),
  answerBy('reject', {
    summary: 'Dispute a payout of my centre, as a whole or by line, with what is wrong',
    body: disputed,
    run: dispute,
  }),
];
