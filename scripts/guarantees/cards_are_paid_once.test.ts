import { randomUUID } from 'node:crypto';
import { LedgerEntry, Letter, Order, Payment, PaymentNotification, StatusChange } from '@odonta/db/models';
import { expect } from 'chai';
import { type TbankMessage, tokenOf } from '../../api/money/payments/tbank/token.ts';
import { payOn } from '../../api/testing/cardPayments.ts';
import { eventually } from '../../api/testing/eventually.ts';
import { type BookedByCard, type CardShop, openCardShop } from './cardShop.ts';
import type { Node } from './nodes.ts';

describe('money of cards, at two processes', function () {
  this.timeout(400_000);
  let shop: CardShop;

  before(async () => {
    shop = await openCardShop();
  });
  after(() => shop?.close());

  /** Repeats a notification until it is accepted, as the bank does. */
  async function announce(node: Node, message: TbankMessage, tries = 3): Promise<readonly [number, string]> {
    const answer = await fetch(`${node.url}/api/pay/notification/tbank`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    });
    if (answer.status === 503 && tries > 1) return announce(node, message, tries - 1);
    return [answer.status, await answer.text()];
  }
  const messageOf = ({ payment }: BookedByCard) => {
    const kept = shop.bank.account.find(payment.provider_payment_id);
    if (!kept) throw new Error('the bank does not know the payment');
    return shop.bank.notices.messageOf(kept);
  };

  it('an order is confirmed once, however often and in whatever order its notifications come (C5)', async () => {
    shop.bank.set({ notices: { lost: 1000 } });
    const counted: number[] = [];
    for (let run = 0; run < 10; run += 1) {
      const booked = await shop.booked();
      const { order } = booked;
      await payOn(booked.url);
      const taken = messageOf(booked);
      const { Token: _token, ...said } = taken;
      const held = { ...said, Status: 'AUTHORIZED' };
      const notices = [taken, { ...held, Token: tokenOf(held, shop.terminal.password) }];
      const storm = Array.from({ length: 20 }, (_, index) => notices[index % 2] ?? taken);
      storm.sort(() => Math.random() - 0.5);
      const answers = await Promise.all(
        storm.map((notice, index) => announce(shop.nodes[index % 2 ? 1 : 0], notice)),
      );
      for (const answer of answers) expect(answer).to.deep.equal([200, 'OK']);
      counted.push(
        await StatusChange.count({ where: { resource: 'orders', record_id: order.id, move: 'pay' } }),
      );
      expect(await LedgerEntry.count({ where: { order_id: order.id, account: 'CARD' } })).to.equal(1);
      expect(await lettersOf(order.id, 'order_paid')).to.equal(1);
    }
    expect(counted).to.deep.equal(Array(10).fill(1));
    console.log(
      `      10 storms of 20 notices: ${counted.join(' ')} confirmations, a letter each; without the lock: ${await unguarded()}`,
    );
  });

  /** The control: who looks and then writes, without holding the row, confirms more than once. */
  async function unguarded(): Promise<number> {
    const { payment } = await shop.booked();
    let confirmed = 0;
    const naive = async () => {
      const row = await Payment.findByPk(payment.id, { rejectOnEmpty: true });
      if (row.status === 'CONFIRMED') return;
      confirmed += 1;
      await Payment.update({ status: 'CONFIRMED' }, { where: { id: payment.id } });
    };
    await Promise.all(Array.from({ length: 10 }, naive));
    expect(confirmed).to.be.greaterThan(1);
    return confirmed;
  }

  it('none of eight forgeries changes anything, and each is recorded (C5)', async () => {
    shop.bank.set({ notices: { lost: 1000 } });
    const booked = await shop.booked();
    const { order, url } = booked;
    const { Token: _token, ...said } = messageOf(booked);
    const held = { ...said, Status: 'CONFIRMED' };
    const signed = (message: TbankMessage) => ({
      ...message,
      Token: tokenOf(message, shop.terminal.password),
    });
    const Token = tokenOf(held, shop.terminal.password);
    const rejected = signed({ ...held, Status: 'REJECTED' });
    const forgeries: TbankMessage[] = [
      { ...held, Token: 'f'.repeat(64) },
      held,
      { ...held, Token: [Token] },
      { ...held, Token: { value: Token } },
      { ...held, Amount: 100, Token },
      signed({ ...held, Amount: 100 }),
      signed({ ...held, OrderId: randomUUID() }),
      { ...rejected, Status: 'CONFIRMED' },
    ];
    const before = await PaymentNotification.count();
    const refused = await Promise.all(
      forgeries.map((forgery, index) => announce(shop.nodes[index % 2 ? 1 : 0], forgery)),
    );
    expect(refused.map(([status]) => status)).to.deep.equal(Array(8).fill(403));
    expect((await PaymentNotification.count()) - before).to.equal(8);
    expect(await shop.statusOf(order.id)).to.equal('PREPARE');
    // The control: signed with the password and true of the bank, the same message confirms.
    await payOn(url);
    expect(await announce(shop.nodes[1], signed(held))).to.deep.equal([200, 'OK']);
    expect(await shop.statusOf(order.id)).to.equal('CONFIRMED');
    console.log('      8 of 8 forgeries refused and kept');
  });

  it('that came too late find the one free seat or go back, both at once (C3)', async () => {
    shop.bank.set({ notices: { lost: 0 } });
    const ends: string[] = [];
    for (let run = 0; run < 3; run += 1) ends.push((await twoLate(2)).join(' + '));
    expect(ends).to.deep.equal(Array(3).fill('CONFIRMED + REFUNDED'));
    // The control: with seats for both, neither is refused.
    expect(await twoLate(3)).to.deep.equal(['CONFIRMED', 'CONFIRMED']);
    console.log(`      3 times two late payments and one seat: ${ends[0]} each time; with two seats both`);
  });

  /** Two expired orders are paid at the same time, after another buyer has taken one of the seats; returns their final statuses. */
  async function twoLate(seats_total: number): Promise<string[]> {
    const prod = await shop.course({ seats_total });
    const late = [await shop.booked(prod), await shop.booked(prod)];
    const ids = late.map(({ order }) => order.id);
    await Order.update({ expires_at: new Date(0) }, { where: { id: ids } });
    await eventually(async () => expect(await statuses(ids)).to.deep.equal(['CANCELED', 'CANCELED']));
    await shop.booked(prod);
    await Promise.all(late.map(({ url }) => payOn(url)));
    await eventually(async () => expect(await statuses(ids)).to.not.include('CANCELED'), 15);
    return statuses(ids);
  }

  const statuses = async (ids: number[]) => (await Promise.all(ids.map(shop.statusOf))).toSorted();
  const lettersOf = (record_id: number, kind: string) =>
    Letter.count({ where: { resource: 'orders', record_id, kind } });
});
