import { OrderParticipant, Payment, type Prod, Receipt, RefundLeg } from '@odonta/db/models';
import { inDays } from '@odonta/db/testing/factories.ts';
import type { ReceiptItem } from '@odonta/db/vocabulary/money/payments/receipt.ts';
import { kopecksOf, roublesOf } from '@odonta/db/vocabulary/money.ts';
import { expect } from 'chai';
import fc from 'fast-check';
import { systemActor } from '../../../orders/systemActor.ts';
import { unitOfWork } from '../../../platform/journals/unitOfWork.ts';
import { attemptsOf, bookByCard, payOn, soldByCard, withoutFaults } from '../../../testing/cardPayments.ts';
import { useApi } from '../../../testing/useApi.ts';
import { settleApproval } from '../../refunds/approval.ts';
import { askRefund } from '../../refunds/ask.ts';
import { giveBackToCard } from '../../refunds/cardRefunds.ts';
import { lockOrderOf } from '../../refunds/lock.ts';
import { transitionRefund } from '../../refunds/transitionRefund.ts';
import { cardBank } from '../cardBank.ts';
import { closeCourses } from './closeCourses.ts';
import { totalOf } from './positions.ts';
import { sendReceipts } from './sendReceipts.ts';

type Step = { does: 'back'; size: number; percent: number } | { does: 'queue' } | { does: 'send' };

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('back' as const),
      size: fc.integer({ min: 1, max: 2 }),
      percent: fc.constantFrom(100, 100, 70, 33, 1),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ does: 'queue' as const }) },
  { weight: 1, arbitrary: fc.constant({ does: 'send' as const }) },
);

describe('the receipts of a payment by card, whatever becomes of it', () => {
  const api = useApi();

  /** An order whose seats cost differently, so many roubles more or less than ten thousand. */
  async function paid(shifts: readonly number[]) {
    await withoutFaults(api);
    const prod = await soldByCard(api, { date_start: inDays(30), date_end: inDays(31), seats_total: 9 });
    const { order, url = '' } = await bookByCard(api.call, prod, shifts.length);
    const mean = Math.trunc(shifts.reduce((all, shift) => all + shift, 0) / shifts.length);
    const off = shifts.reduce((all, shift) => all + shift - mean, 0);
    for (const [place, { id }] of order.participants.entries()) {
      const shift = (shifts[place] ?? 0) - mean - (place === 0 ? off : 0);
      await OrderParticipant.update({ unit_price: kopecksOf(10_000 + shift) }, { where: { id } });
    }
    await payOn(url);
    const [payment] = await attemptsOf(order.id);
    if (!payment) throw new Error('not paid');
    return { prod, order_id: order.id, payment_id: payment.id };
  }
  const lock = (prod: Prod) => api.given(() => prod.update({ date_start: inDays(-2), date_end: inDays(-1) }));

  /** Some participants leave, and a part of their price is refunded. */
  async function giveBack(order_id: number, { size, percent }: Extract<Step, { does: 'back' }>) {
    const active = await OrderParticipant.findAll({ where: { order_id, state: 'ACTIVE' }, order: ['id'] });
    const leaving = active.slice(-size);
    if (leaving.length === 0) return;
    const whole = roublesOf(leaving.reduce((all, { unit_price }) => all + unit_price, 0));
    const refund = await unitOfWork.transaction(async (transaction) => {
      const order = await lockOrderOf({ id: order_id }, transaction);
      const asked = await askRefund(
        order,
        {
          participant_ids: leaving.map(({ id }) => id),
          reason: 'CENTER_CANCELED',
          requested_sum: Math.max(1, Math.floor((whole * percent) / 100)),
          asked_kind: 'SYSTEM',
        },
        transaction,
      );
      await settleApproval(asked, transaction);
      await transitionRefund(asked, 'approve_any', systemActor, transaction);
      return asked;
    });
    await giveBackToCard(refund.id);
    expect((await refund.reload()).status).to.equal('FINISHED');
  }

  async function send(payment_id: number) {
    await Receipt.update({ next_try_at: new Date(0) }, { where: { payment_id, status: 'QUEUED' } });
    await sendReceipts();
    const where = { payment_id, kind: 'CLOSING' as const };
    expect(await Receipt.count({ where: { ...where, status: 'QUEUED' } })).to.equal(0);
    return Receipt.findOne({ where });
  }

  /** Income less refunds equals the money received, in each line as in total, and nothing was printed twice. */
  async function agrees(payment_id: number) {
    const { captured_sum, refunded_sum, provider_payment_id } = await Payment.findByPk(payment_id, {
      rejectOnEmpty: true,
    });
    const kept = captured_sum - refunded_sum;
    const all = await Receipt.findAll({ where: { payment_id, status: 'SENT' }, order: ['id'] });
    const of = (kind: Receipt['kind']) => all.filter((each) => each.kind === kind);
    const [prepay, closing] = [of('PREPAY'), of('CLOSING')];
    expect([prepay.length, closing.length <= 1]).to.deep.equal([1, true]);
    const total = (receipts: readonly Receipt[]) => receipts.reduce((sum, each) => sum + each.sum, 0);
    expect(total(prepay) - total(of('REFUND'))).to.equal(kept);
    for (const { items, sum } of all) {
      expect(totalOf(items)).to.equal(sum);
      for (const { price, quantity } of items) expect([price > 0, quantity > 0]).to.deep.equal([true, true]);
    }
    const back = of('REFUND').flatMap(({ items }) => items);
    const method = (name: ReceiptItem['method']) => back.filter((item) => item.method === name);
    const closed = closing.flatMap(({ items }) => items);
    stays(prepay[0]?.items ?? [], [...method('full_prepayment'), ...closed]);
    stays(closed, method('full_payment'));
    const closedAt = closing[0]?.sent_at?.getTime() ?? Number.POSITIVE_INFINITY;
    for (const { items, sent_at } of of('REFUND')) {
      const kind = Number(sent_at?.getTime()) > closedAt ? 'full_payment' : 'full_prepayment';
      expect(items.map((item) => item.method)).to.deep.equal(items.map(() => kind));
    }
    const legs = await RefundLeg.findAll({ where: { payment_id } });
    expect(of('REFUND').map(({ refund_leg_id }) => refund_leg_id)).to.have.members(legs.map(({ id }) => id));
    const atBank = api.bank.account.find(provider_payment_id);
    expect(atBank?.amount).to.equal(kept);
    return kept;
  }

  function stays(income: readonly ReceiptItem[], gone: readonly ReceiptItem[]) {
    for (const [at, item] of income.entries())
      expect(totalOf([item]) - totalOf(gone.filter(({ position }) => position === at))).to.be.at.least(0);
    expect(gone.every(({ position = -1 }) => position in income)).to.equal(true);
  }

  it('a receipt covers the money received at each step, by each line, once each and of the right kind', async function () {
    this.timeout(240_000);
    const shifts = fc.array(fc.constantFrom(0, 0, 500, -700, 1234), { minLength: 2, maxLength: 4 });
    const life = fc.record({ shifts, steps: fc.array(steps, { minLength: 3, maxLength: 7 }) });
    let seen = 0;
    await fc.assert(
      fc.asyncProperty(life, async (life) => {
        const { prod, order_id, payment_id } = await paid(life.shifts);
        await agrees(payment_id);
        let isClosed = false;
        for (const step of life.steps) {
          if (step.does === 'back') await giveBack(order_id, step);
          if (step.does === 'queue') {
            await lock(prod);
            await Promise.all([closeCourses(), closeCourses()]);
          }
          const closing = step.does === 'send' ? await send(payment_id) : null;
          const kept = await agrees(payment_id);
          if (closing && !isClosed) expect(closing.sum).to.equal(kept);
          isClosed ||= closing !== null;
          seen += 1;
        }
      }),
      { numRuns: 8 },
    );
    console.log(`      ${seen} steps, receipts that tell of other money than is here: 0`);
  });

  it('a closing receipt covers what is left when it is sent, not when it was queued', async () => {
    const { prod, order_id, payment_id } = await paid([0, 500]);
    await lock(prod);
    await closeCourses();
    const [queued] = await Receipt.findAll({ where: { payment_id, kind: 'CLOSING' } });
    expect(queued?.sum).to.equal(2_000_000);
    await giveBack(order_id, { does: 'back', size: 1, percent: 100 });
    const { provider_payment_id } = await Payment.findByPk(payment_id, { rejectOnEmpty: true });
    const asItWas = { email: 'a@test.local', phone: null, lines: queued?.items ?? [] };
    const refused = cardBank().acquirer.closeReceipt(String(provider_payment_id), asItWas);
    expect(await refused.catch(({ code }) => code)).to.equal('334');
    expect((await send(payment_id))?.sum).to.equal(await agrees(payment_id));
    await giveBack(order_id, { does: 'back', size: 1, percent: 40 });
    await agrees(payment_id);
    const [last] = await Receipt.findAll({ where: { payment_id }, order: [['id', 'DESC']], limit: 1 });
    expect(last?.items.map(({ method }) => method)).to.deep.equal(['full_payment']);
  });

  it('a closing receipt covers nothing of what was fully refunded after it was queued', async () => {
    const { prod, order_id, payment_id } = await paid([0, 0]);
    await lock(prod);
    await closeCourses();
    await giveBack(order_id, { does: 'back', size: 2, percent: 100 });
    expect(await send(payment_id)).to.equal(null);
    expect(await agrees(payment_id)).to.equal(0);
  });

  it('a receipt and a pending refund wait for each other', async () => {
    const { prod, payment_id } = await paid([0, 0]);
    await lock(prod);
    await closeCourses();
    await Payment.update({ giving_back_until: inDays(1) }, { where: { id: payment_id } });
    await Receipt.update({ next_try_at: new Date(0) }, { where: { payment_id, status: 'QUEUED' } });
    await sendReceipts();
    const closing = await Receipt.findOne({ where: { payment_id, kind: 'CLOSING' }, rejectOnEmpty: true });
    expect(closing).to.include({ status: 'QUEUED', attempts: 0 });
    await Payment.update({ giving_back_until: null }, { where: { id: payment_id } });
    expect((await send(payment_id))?.status).to.equal('SENT');
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
