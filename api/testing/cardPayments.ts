import type { AskedRefundView, Booking, OrderView } from '@odonta/api/contract';
import { LedgerEntry, Payment, PaymentPart, type Prod } from '@odonta/db/models';
import { buildCenter, buildProd } from '@odonta/db/testing/factories.ts';
import { quietNotifications } from '../money/payments/sandbox/notices.ts';
import { cards } from './cards.ts';
import type { TestApi } from './testApi.ts';

/** Removes injected faults of the bank, and used-up rate limits. */
export async function withoutFaults({ bank, sequelize }: TestApi): Promise<void> {
  await sequelize.query('delete from rate_limits');
  bank.set({ faults: {}, notices: quietNotifications, refundsSlowly: false });
}

let people = 0;

/** A participant without courses. */
export function newPerson() {
  people += 1;
  return {
    last_name: 'Плательщикова',
    first_name: 'Анна',
    email: `payer${people}@test.local`,
    phone: `+7901${String(people).padStart(7, '0')}`,
  };
}

/** A course that is sold by card. */
export const soldByCard = (api: Pick<TestApi, 'given'>, given: Parameters<typeof buildProd>[0] = {}) =>
  api.given(async () => {
    const center = await buildCenter({
      is_sell_individuals: true,
      sale: 15,
      pay_inn: '7707083893',
      pay_name: 'ООО «Учебный центр»',
      phone: '+74950000000',
    });
    return buildProd({ center_id: center.id, price: 1_000_000, seats_total: 5, ...given });
  });

export async function bookByCard(call: TestApi['call'], { id }: Prod, count = 1): Promise<Booking> {
  const participants = Array.from({ length: count }, newPerson);
  const body = { prod_id: id, participants, contact: { ...participants[0] }, consent: true };
  const answer = await call<Booking>('post', '/pay/createPayment', { body });
  if (answer.status !== 201) throw new Error(`not booked: ${answer.status} ${answer.text}`);
  return answer.body.message;
}

/** Types a card on the page of the bank, as its buyer would; answers where he was led then. */
export async function payOn(url: string, pan: string = cards.good): Promise<string | null> {
  const body = new URLSearchParams({ pan, expires: '12/30', code: '123' });
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  return answer.headers.get('location');
}

/** An order of so many people, paid for by card, with its course and its payment. */
export async function paidByCard(api: TestApi, people: number, given: Parameters<typeof soldByCard>[1] = {}) {
  const prod = await soldByCard(api, given);
  const { order, url = '' } = await bookByCard(api.call, prod, people);
  await payOn(url);
  const [payment] = await attemptsOf(order.id);
  if (!payment) throw new Error('not paid');
  return { prod, order, payment };
}

/** Requests the refund of these participants, and approves it by the token's owner; returns the id of the refund. */
export async function approvedRefund(
  call: TestApi['call'],
  order: string,
  participant_ids: number[],
  token: string,
): Promise<number> {
  const body = { participant_ids };
  const { id } = (await call<AskedRefundView>('post', `/orders/${order}/refund`, { body })).body.message;
  const answer = await call('post', `/adm/refunds/${id}/approve_any`, { token, body: {} });
  if (answer.status !== 200) throw new Error(`not approved: ${answer.status} ${answer.text}`);
  return id;
}

export const orderOf = async (call: TestApi['call'], token: string): Promise<OrderView> =>
  (await call<OrderView>('get', `/orders/${token}`)).body.message;

/** All attempts to pay an order, the first first. */
export async function attemptsOf(order_id: number): Promise<Payment[]> {
  const parts = await PaymentPart.findAll({ where: { order_id } });
  return Payment.findAll({
    where: { id: parts.map(({ payment_id }) => payment_id) },
    order: [['id', 'ASC']],
  });
}

/** The balances of an order in the ledger, by account; zeros are left out. */
export async function balanceOf(order_id: number): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { account, sum } of await LedgerEntry.findAll({ where: { order_id } }))
    sums[account] = (sums[account] ?? 0) + sum;
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}
