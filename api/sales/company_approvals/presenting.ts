import type { OwnerApproval } from '@odonta/api/contract';
import { Order } from '@odonta/db/models';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import type { SignedInLegal } from '../../identity/sessions/buyerSessions.ts';
import { awaitsOwner, monthLimitOf, spentThisMonth } from '../../orders/monthLimit.ts';
import { prodOf, prodOfOrder } from '../../orders/presenting.ts';

/** The orders that wait for the owner of a company; the shortest deadline first. */
export async function approvalsOf(
  { legal_user_id }: SignedInLegal,
  transaction?: Transaction,
): Promise<OwnerApproval[]> {
  const orders = await Order.findAll({
    where: { legal_user_id, ...awaitsOwner },
    include: [prodOfOrder, { association: 'legal_member', paranoid: false }, { association: 'participants' }],
    order: [
      ['expires_at', 'ASC'],
      ['id', 'ASC'],
    ],
    transaction,
  });
  return Promise.all(orders.map((order) => present(order, transaction)));
}

async function present(order: Order, transaction?: Transaction): Promise<OwnerApproval> {
  const { id, number, legal_member, participants, count, total, created_at, expires_at, comment_client } =
    order;
  const month_limit = legal_member ? monthLimitOf(legal_member) : null;
  return {
    ...{ id, number, count },
    member: legal_member?.name ?? '',
    prod: prodOf(order),
    people: participants.flatMap(({ last_name, first_name }) =>
      last_name === null ? [] : [[last_name, first_name].filter(Boolean).join(' ')],
    ),
    comment: comment_client,
    total: roublesOf(total),
    created_at: secondsOf(created_at),
    until: secondsOf(expires_at),
    month_limit: month_limit === null ? null : roublesOf(month_limit),
    month_spent: legal_member ? roublesOf(await spentThisMonth(legal_member.id, transaction)) : 0,
  };
}
