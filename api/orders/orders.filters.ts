import { buyerKinds, paymentMethods } from '@odonta/db/vocabulary/orders/order.ts';
import { paymentKinds } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import { registrationStatuses } from '@odonta/db/vocabulary/statuses.ts';
import Joi from 'joi';
import { anyOf, anywhere, byId, over, since, until } from '../platform/lists/filters.ts';
import type { Filter } from '../platform/lists/listQuery.ts';
import { overdueBy } from '../platform/lists/overdue.ts';
import { ofClient, orderColumns } from './clients/ofClient.ts';
import { ofOrders } from './ofOrders.filters.ts';

const oneOf = (codes: object) => Joi.string().valid(...Object.keys(codes));

/** Orders that their centre has not confirmed in its time. */
export const overdueOrders = overdueBy('confirm_deadline');

export const orderFilters: Record<string, Filter> = {
  id: byId(),
  q: contact('number', 'last_name', 'email', 'phone'),
  status: anyOf('status', oneOf(registrationStatuses)),
  number: anyOf('number', Joi.string().trim().max(30)),
  prod_id: byId('prod_id'),
  center_id: byId('center_id'),
  manager_id: byId('manager_id'),
  individual_id: byId('individual_id'),
  legal_user_id: byId('legal_user_id'),
  client: ofClient('orders', orderColumns),
  buyer_kind: anyOf('buyer_kind', oneOf(buyerKinds)),
  payment_method: anyOf('payment_method', oneOf(paymentMethods)),
  payment_kind: anyOf('payment_kind', oneOf(paymentKinds)),
  created_from: since('created_at'),
  created_to: until('created_at'),
  is_overdue: overdueOrders,
  has_debt: over('debt', 0),
  ...ofOrders('id'),
};

const month = 31 * 86_400;

/** The orders of a month at most, or those with a long piece of a number. */
export function leavesFewOrders({ created_from, created_to, q }: Readonly<Record<string, unknown>>): boolean {
  const span = Number(created_to ?? Number.POSITIVE_INFINITY) - Number(created_from ?? 0);
  return span <= month || /^\d{5,}$/.test(String(q ?? ''));
}

/** Words anywhere in these columns; a phone is found however its digits are grouped. */
export function contact(...columns: string[]): Filter {
  const words = anywhere(...columns);
  return {
    schema: words.schema,
    where: (value: string, hidden) => words.where((digitsOf(value) ?? value) as never, hidden),
  };
}

/** The digits of a phone as they are stored, whether it began with 8 or with +7. */
function digitsOf(value: string): string | null {
  const digits = value.replace(/\D/g, '');
  if (!/^[\d\s()+-]+$/.test(value) || digits.length < 10) return null;
  return digits.slice(-10);
}
