import { Order, OrderParticipant } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import type { SignedInLegal } from '../../identity/sessions/buyerSessions.ts';
import { prodOfOrder } from '../../orders/presenting.ts';
import { saidBy } from './links.ts';
import { type Person, peopleIn, type Said } from './people.ts';

const readAtMost = 1000;

interface People {
  people: Person<OrderParticipant>[];
  apart: Said['apart'];
}

/** The employees a company has booked, with all their places. */
export async function peopleOf(
  { legal_user_id }: Pick<SignedInLegal, 'legal_user_id'>,
  transaction?: Transaction,
): Promise<People> {
  const rows = await OrderParticipant.findAll({
    where: { is_live: true },
    include: [
      { model: Order, as: 'order', required: true, where: { legal_user_id }, include: [prodOfOrder] },
    ],
    order: [['id', 'DESC']],
    limit: readAtMost,
    transaction,
  });
  const said = await saidBy(legal_user_id, transaction);
  return { people: peopleIn(rows, said), apart: said.apart };
}
