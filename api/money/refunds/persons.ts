import { AuditEntry, Individual, LegalMember, Order, type Refund } from '@odonta/db/models';
import { literal, Op, type Transaction, where } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { conflict } from '../../platform/http/errors.ts';

/** The approver: the actor, and the user he impersonates. */
export interface Approver extends Pick<SignedInUser, 'id' | 'email' | 'phone'> {
  persons: readonly number[];
}

export function approverOf(actor: SignedInUser): Approver {
  const { id, on_behalf_of } = staffAudience.auditActor(actor);
  const persons = [id, on_behalf_of?.id ?? null].filter((one) => one !== null);
  return { id: actor.id, email: actor.email, phone: actor.phone, persons };
}

/** No sum is small enough for money that goes to the one who approves it, or to an account that he chose. */
export async function refuseOwnMoney(
  refund: Refund,
  approver: Approver,
  transaction: Transaction,
): Promise<void> {
  const order = await Order.findByPk(refund.order_id, { paranoid: false, rejectOnEmpty: true, transaction });
  if (await isBuyer(order, approver, transaction))
    throw conflict('Это ваш заказ: возврат по нему одобряет другой сотрудник');
  if (hasBooked(refund, order, approver) || (await hasTouched(refund, approver, transaction)))
    throw conflict(
      'Контакты покупателя или счёт возврата указывали вы: одобрить его должен другой сотрудник',
    );
}

async function isBuyer(order: Order, approver: Approver, transaction: Transaction): Promise<boolean> {
  const { individual_id, legal_user_id } = order;
  const individual =
    individual_id === null
      ? null
      : await Individual.findByPk(individual_id, { paranoid: false, transaction });
  const members =
    legal_user_id === null ? [] : await LegalMember.findAll({ where: { legal_user_id }, transaction });
  return [order, individual, ...members].some((buyer) => buyer !== null && isSame(buyer, approver));
}

interface Contact {
  email: string | null;
  phone: string | null;
}

const isSame = (one: Contact, other: Contact): boolean =>
  (one.email !== null && one.email.toLowerCase() === other.email?.toLowerCase()) ||
  (one.phone !== null && one.phone === other.phone);

/**
 * Staff who book for a caller write his address and phone down, and a balance and bonuses are those of the phone; to a card or
 * a certificate the money goes back wherever the letters go.
 */
const hasBooked = ({ route }: Refund, { created_by }: Order, { persons }: Approver): boolean =>
  route !== 'CARD' && route !== 'VOUCHER' && created_by !== null && persons.includes(created_by);

/**
 * The code of an account goes to the buyer's address, so staff who wrote that address could have received the code;
 * who copied the link of the order could have asked for the refund himself.
 */
async function hasTouched(refund: Refund, { persons }: Approver, transaction: Transaction): Promise<boolean> {
  const by = { [Op.or]: [{ actor_id: [...persons] }, { on_behalf_of_id: [...persons] }] };
  const named = { resource: 'refunds', record_id: String(refund.id), action: 'name_account' };
  const addressed = {
    [Op.and]: [
      { resource: 'orders', record_id: { [Op.in]: lineageOf(refund.order_id) } },
      where(literal(`jsonb_exists_any(changes, array['email', 'phone'])`), true),
    ],
  };
  const linked = {
    ...{ resource: 'orders', action: 'copy_link' },
    record_id: { [Op.in]: lineageOf(refund.order_id) },
  };
  const entries = { [Op.and]: [by, { [Op.or]: [named, addressed, linked] }] };
  return (await AuditEntry.count({ where: entries, transaction })) > 0;
}

/** The person who chose the present way of payment counts as a requester, like the first one. */
export async function hasRerouted(
  { id }: Refund,
  { persons }: Approver,
  transaction: Transaction,
): Promise<boolean> {
  const where = { resource: 'refunds', record_id: String(id), action: 'reroute' };
  const last = await AuditEntry.findOne({ where, order: [['id', 'DESC']], transaction });
  return [last?.actor_id, last?.on_behalf_of_id].some(
    (one) => typeof one === 'number' && persons.includes(one),
  );
}

/** The order and those that it was moved from: the contacts of its buyer came along. */
const lineageOf = (order_id: number) =>
  literal(`(with recursive before(id, moved_from_id) as (
    select id, moved_from_id from orders where id = ${Number(order_id)}
    union select o.id, o.moved_from_id from orders o join before on o.id = before.moved_from_id
  ) select id::text from before)`);
