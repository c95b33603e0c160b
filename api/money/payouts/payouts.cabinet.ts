import type { CenterPayout } from '@odonta/api/contract';
import { Payout, UserMembership } from '@odonta/db/models';
import { centerRolesWith } from '@odonta/db/vocabulary/identity/centerRights.ts';
import Joi from 'joi';
import { Op } from 'sequelize';
import { userAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { line } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { answerFor } from './agreeing.ts';
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

/** The centre's word: its owner's or its accountant's. Another's payout is not there. */
const answerBy = (move: 'agree' | 'reject', body: Joi.ObjectSchema<{ reason?: string }>, summary: string) =>
  endpoint({
    method: 'post',
    path: `/partner/payouts/:id/${move}`,
    summary,
    audience: userAudience,
    allow: 'partner himself',
    body,
    handle: async ({ actor, params, body: { reason = null }, origin }) => {
      const where = { id: numberIn(params.id), center_id: { [Op.in]: await ownCenters(actor) } };
      const message = await unitOfWork.transaction(async (transaction) => {
        const lock = transaction.LOCK.NO_KEY_UPDATE;
        const payout = await Payout.findOne({ where, lock, transaction });
        if (!payout) throw notFound();
        const acting = { by: userAudience.auditActor(actor), origin, reason };
        await answerFor(payout, move, acting, transaction);
        return presentPayout(await payout.reload({ include, transaction })) satisfies CenterPayout;
      });
      return { message };
    },
  });

/** The centres whose money this person may see: their owner and their accountant. */
export async function ownCenters({ id }: SignedInUser): Promise<number[]> {
  const role = [...centerRolesWith('payouts.list')];
  const memberships = await UserMembership.findAll({ where: { user_id: id, role } });
  return memberships.flatMap(({ center_id }) => center_id ?? []);
}

export const ownPayoutEndpoints = [
  listOwnPayouts,
  answerBy('agree', Joi.object({}), 'Agree to a payout of my centre'),
  answerBy(
    'reject',
    Joi.object({ reason: line(1000).min(3).required() }),
    'Dispute a payout of my centre, with what is wrong',
  ),
];
