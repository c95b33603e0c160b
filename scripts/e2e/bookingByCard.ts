import type { Page } from 'playwright-core';
import { cards } from '../../api/testing/cards.ts';
import { app } from './app.ts';

interface Buyer {
  last_name: string;
  email: string;
  phone: string;
}

/** Fills the form of a course in, and is led to the page of the bank. */
export async function bookByCard(page: Page, prodId: number, { last_name, email, phone }: Buyer) {
  await page.goto(`/payment/order?prods=${prodId}`);
  await page.getByLabel('Фамилия').fill(last_name);
  await page.getByLabel('Имя', { exact: true }).fill('Анна');
  await page.getByLabel('Телефон').fill(phone);
  await page.getByLabel('Почта').fill(email);
  await goToBank(page);
}

/** Agrees to the terms of a filled form, and is led to the page of the bank. */
export async function goToBank(page: Page): Promise<void> {
  await page.getByLabel(/^Я согласен/).check();
  await page.getByLabel(/^Принимаю/).check();
  await page.getByRole('button', { name: 'Перейти к оплате' }).click();
  await page.waitForURL(/\/payment\/bank\//);
}

/** Pays at the bank, and is led back to the order. */
export async function payAtBank(page: Page, pan: string = cards.good): Promise<void> {
  await page.getByLabel('Номер карты').fill(pan);
  await page.getByRole('button', { name: /^Оплатить/ }).click();
  await page.waitForURL(/\/payment\/[\w-]{32}(\?|$)/);
}

export interface Booked {
  id: number;
  token: string;
  status: string;
  cancel_reason: string | null;
}

/** The only order with this e-mail. */
export async function orderOf(email: string): Promise<Booked> {
  const { rows } = await (await app()).db.query<Booked>(
    'select id, token, status, cancel_reason from orders where email = $1',
    [email],
  );
  const [order, ...others] = rows;
  if (!order || others.length > 0) throw new Error(`${email} has ${rows.length} orders`);
  return order;
}

/** The balances of an order in the ledger, by account; zeros are left out. */
export async function balanceOf(orderId: number): Promise<Record<string, number>> {
  const { rows } = await (await app()).db.query<{ account: string; sum: number }>(
    `select account, sum(sum)::float as sum from ledger_entries where order_id = $1
     group by account having sum(sum) <> 0`,
    [orderId],
  );
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
}
