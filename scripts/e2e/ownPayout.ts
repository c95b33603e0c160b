import type { StaffPayout } from '@odonta/api/contract';
import { expect } from 'chai';
import { asStaff, type StaffCall } from '../testing/asStaff.ts';
import { app } from './app.ts';
import { eventually } from './eventually.ts';
import { newMember, ownCenter } from './ownCenter.ts';
import { paidOrder, soldByCard } from './paidOrders.ts';

interface OwnPayout {
  payout: StaffPayout;
  /** The number of its one order. */
  order: string;
  /** The API as a bookkeeper calls it. */
  call: StaffCall;
}

/** A prepared payout of one paid order to a centre of one test alone; its accountant signs in as `<key>-accountant`. */
export async function ownPayout(key: string, name: string, price: number): Promise<OwnPayout> {
  const { db, url } = await app();
  const prodId = await soldByCard(price, 30);
  const center_id = await ownCenter(key, name, [prodId]);
  await newMember(`${key}-accountant`, center_id, 'ACCOUNTANT');
  const { number: order } = await paidOrder(prodId);
  const confirmed = `select 1 from orders where number = $1 and status = 'CONFIRMED'`;
  await eventually(async () => expect((await db.query(confirmed, [order])).rows).to.have.length(1), 30_000);
  await db.query(
    `update prods set date_start = now() - interval '41 days', date_end = now() - interval '40 days' where id = $1`,
    [prodId],
  );
  const call = await asStaff(url, 'bookkeeper');
  const to = new Date().toISOString().slice(0, 10);
  const payout = await call<StaffPayout>('POST', '/adm/payouts', { center_id, from: '2020-01-01', to });
  return { payout, order, call };
}
