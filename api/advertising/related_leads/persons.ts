import type { LeadContact, LeadToProve } from '@odonta/api/contract';
import { City, Order, Prod, type RelatedPromotion } from '@odonta/db/models';
import { endedStatuses, paidStatuses } from '@odonta/db/vocabulary/orders/order.ts';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import type { Transaction } from 'sequelize';
import type { BuyerActor } from '../../identity/sessions/buyerAudience.ts';
import { conflict, invalid, notFound } from '../../platform/http/errors.ts';
import { isBeside } from '../related_promotions/matching.ts';
import type { Asked, Person } from './giving.ts';

/** The person of a form, or of an order; 404 for another's order. */
export async function personOf(
  { contact, order, prod_id = null }: LeadToProve,
  promotion: RelatedPromotion,
  actor: BuyerActor,
  transaction: Transaction,
): Promise<Asked> {
  if (contact) {
    if (prod_id === null && isNarrow(promotion)) throw invalid({ prod_id: 'Выберите курс' });
    const prod = prod_id === null ? null : await publicProd(prod_id, promotion, transaction);
    const person = await ofContact(contact, prod, actor, transaction);
    return { type: 'contact', person, isPaid: false };
  }
  const found = order ? await orderOf(order, actor, transaction) : null;
  if (!found) throw notFound('Заказ не найден');
  const isPaid = paidStatuses.includes(found.status) && found.debt === 0 && found.paid_sum > 0;
  return { type: 'course', person: await ofOrder(found, promotion, transaction), isPaid };
}

const isNarrow = ({ match_prods, match_categories, match_cities, match_types }: RelatedPromotion) =>
  [match_prods, match_categories, match_cities, match_types].some((list) => list.length > 0);

async function publicProd(id: number, promotion: RelatedPromotion, transaction: Transaction): Promise<Prod> {
  const prod = await Prod.findOne({ where: { id, status: 'CONFIRMED' }, transaction });
  if (!prod || !(await isBeside(promotion.id, id, transaction)))
    throw invalid({ prod_id: 'Рядом с этим курсом бонуса нет' });
  return prod;
}

async function ofContact(
  { last_name = null, first_name, phone, email, city_id = null }: LeadContact,
  prod: Prod | null,
  actor: BuyerActor,
  transaction: Transaction,
): Promise<Person> {
  if (city_id !== null && !(await City.findByPk(city_id, { transaction })))
    throw invalid({ city_id: 'Такого города нет' });
  const individual_id = actor.kind === 'individual' ? actor.id : null;
  const course = { order_id: null, individual_id, prod_id: prod?.id ?? null };
  return { last_name, first_name, phone: normalPhone(phone), email, city_id, ...course };
}

async function ofOrder(order: Order, promotion: RelatedPromotion, transaction: Transaction): Promise<Person> {
  if (endedStatuses.includes(order.status)) throw conflict('Заказ отменён: бонус с ним не положен');
  const prod = await Prod.findByPk(order.prod_id, { paranoid: false, rejectOnEmpty: true, transaction });
  if (!(await isBeside(promotion.id, prod.id, transaction)))
    throw conflict('К этому курсу бонус не относится');
  const { last_name, first_name, phone, email, individual_id } = order;
  if (email === null) throw conflict('В заказе нет почты: попросите менеджера добавить её');
  const city = order.city ? await City.findOne({ where: { name: order.city }, transaction }) : null;
  const city_id = city?.id ?? null;
  const bought = { order_id: order.id, individual_id, prod_id: prod.id };
  return { last_name, first_name, phone, email, city_id, ...bought };
}

function orderOf(
  { token, id }: NonNullable<LeadToProve['order']>,
  actor: BuyerActor,
  transaction: Transaction,
): Promise<Order | null> | null {
  if (token !== undefined) return Order.findOne({ where: { token }, transaction });
  if (id === undefined || actor.kind !== 'individual') return null;
  return Order.findOne({ where: { id, individual_id: actor.id }, transaction });
}
