import type {
  OrderView,
  ReportBody,
  StaffRefund,
  StaffVoucher,
  VoucherBalance,
  VoucherSale,
} from '@odonta/api/contract';
import {
  BonusAccount,
  LedgerEntry,
  Letter,
  Order,
  Payment,
  Receipt,
  Refund,
  StaffNotice,
  UserRole,
  Voucher,
  VoucherTx,
} from '@odonta/db/models';
import { buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { col, fn, Op, type Transaction } from 'sequelize';
import { closeCourses } from '../../money/payments/receipts/closeCourses.ts';
import { sendReceipts } from '../../money/payments/receipts/sendReceipts.ts';
import { voucherSharesToClose } from '../../money/payments/receipts/voucherShares.ts';
import { reconcile } from '../../money/payments/reconcile.ts';
import { become } from '../../money/payments/sandbox/account.ts';
import { giveBackToCard, giveBackToCards } from '../../money/refunds/cardRefunds.ts';
import { expireReservations } from '../../orders/expireReservations.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { findBroken } from '../../reports/invariants/findBroken.ts';
import {
  approvedRefund,
  balanceOf,
  bookByCard,
  newPerson,
  orderOf,
  payOn,
  soldByCard,
  withoutFaults,
} from '../../testing/cardPayments.ts';
import { cards } from '../../testing/cards.ts';
import { eventually } from '../../testing/eventually.ts';
import { nameAccount } from '../../testing/refundAccounts.ts';
import { rowsOf, totalsOf } from '../../testing/reportFigures.ts';
import { useApi, useStaff } from '../../testing/useApi.ts';
import { boughtVoucher, codeOf, voucherBodyFor } from '../../testing/vouchers.ts';
import { lockAllLiving } from '../bonuses/joined.ts';
import { dropUnpaidVouchers, expireVouchers, notifyOfEndingVouchers, sendDueVouchers } from './clock.ts';
import { enter } from './ledger.ts';
import { lockVoucher } from './transitionVoucher.ts';

describe('gift certificates', () => {
  const api = useApi({ ports: { areSecretsShown: true } });
  const keeper = useStaff(api, 'BOOKKEEPER');

  beforeEach(() => withoutFaults(api));
  afterEach(async () => expect(await unitOfWork.transaction(findBroken)).to.deep.equal([]));

  const redeem = (token: string, voucher_code: string) =>
    api.call<OrderView>('post', `/orders/${token}/voucher`, { body: { voucher_code } });
  const check = (code: string) => api.call<VoucherBalance>('post', '/vouchers/check', { body: { code } });
  const leftOn = async (code: string) => (await check(code)).body.message?.balance ?? 0;
  /** An order for 10 000 ₽ that waits for its money. */
  const booked = async (people = 1) => bookByCard(api.call, await soldByCard(api), people);
  const payRest = async (token: string) => {
    const { url } = (await api.call<{ url: string }>('post', `/orders/${token}/pay`, { body: {} })).body
      .message;
    await payOn(url);
  };
  const cancel = (token: string) => api.call('post', `/orders/${token}/cancel`, { body: {} });

  describe('are sold', () => {
    it('for a sum within limits, and act once it is paid: the code goes to whom it is for, and is kept nowhere', async () => {
      for (const sum of [999, 100_001]) {
        const refused = await api.call('post', '/vouchers', { body: voucherBodyFor(sum) });
        expect(refused.body.errors).to.have.property('sum');
      }
      const { row, code } = await boughtVoucher(api, 5000);
      expect(row).to.include({ status: 'CONFIRMED', sum: 500_000, balance: 500_000 });
      expect(code).to.match(/^([A-HJKMNP-Z2-9]{4}-){3}[A-HJKMNP-Z2-9]{4}$/);
      expect(JSON.stringify(row)).to.not.include(code.replaceAll('-', ''));
      const letter = await Letter.findOne({ where: { record_id: row.id, kind: 'voucher_given' } });
      expect(letter).to.include({ to: row.recipient_email });
      expect((await check(code.toLowerCase().replaceAll('-', ' '))).body.message.balance).to.equal(5000);
      const paper = await api.call('post', '/vouchers/paper', { body: { code } });
      expect(paper.text).to.match(/^%PDF-/);
      expect(letter?.text).to.not.match(/\/\S*\{secret\}/);
    });

    it('as an advance, which is what the receipt says', async () => {
      const { row } = await boughtVoucher(api, 5000);
      const [receipt] = await Receipt.findAll({ where: { email: row.email } });
      expect(receipt).to.include({ kind: 'PREPAY', sum: 500_000 });
      expect(receipt?.items[0]).to.include({ method: 'advance', supplier: null });
    });

    it('on the day that was named, and not before', async () => {
      const send_on = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
      const body = { ...voucherBodyFor(3000), send_on };
      const { voucher, url = '' } = (await api.call<VoucherSale>('post', '/vouchers', { body })).body.message;
      await payOn(url);
      const row = await Voucher.findOne({ where: { token: voucher.token }, rejectOnEmpty: true });
      await sendDueVouchers();
      expect((await row.reload()).sent_at).to.equal(null);
      await sendDueVouchers(new Date(Date.now() + 10 * 86_400_000));
      expect(await leftOn(await codeOf(row.id))).to.equal(3000);
    });

    it('or not at all where nobody pays; money that comes late makes them act after all', async () => {
      const { voucher, url = '' } = (
        await api.call<VoucherSale>('post', '/vouchers', { body: voucherBodyFor(2000) })
      ).body.message;
      const row = await Voucher.findOne({ where: { token: voucher.token }, rejectOnEmpty: true });
      await dropUnpaidVouchers(new Date(Date.now() + 25 * 3_600_000));
      expect((await row.reload()).status).to.equal('CANCELED');
      await payOn(url);
      expect(await row.reload()).to.include({ status: 'CONFIRMED', balance: 200_000 });
    });

    it('on one page at a time, and refuse in words of their own while the bank is at work or away', async () => {
      const body = voucherBodyFor(2000);
      const { voucher, url } = (await api.call<VoucherSale>('post', '/vouchers', { body })).body.message;
      const pay = () => api.call<{ url: string }>('post', `/vouchers/${voucher.token}/pay`, { body: {} });
      expect((await pay()).body.message.url).to.equal(url);
      api.bank.set({ faults: { GetState: { status: 500 } } });
      const away = await pay();
      expect(away.status).to.equal(503);
      expect(away.text).to.include('Банк не отвечает. Покупка сохраняется — попробуйте ещё раз');
      api.bank.set({ faults: {} });
      const kept = api.bank.account.find(url?.split('/').at(-1));
      if (kept) become(kept, 'AUTHORIZING', '3DS_CHECKING');
      const transitioning = await pay();
      expect(transitioning.status).to.equal(409);
      expect(transitioning.text).to.include('Оплата уже открывается в другом окне');
    });

    it('once: what is paid on the page that had refused a card before goes back by the bank, and is booked nowhere', async () => {
      const body = voucherBodyFor(2000);
      const { voucher, url = '' } = (await api.call<VoucherSale>('post', '/vouchers', { body })).body.message;
      await payOn(url, cards.declined);
      const row = await Voucher.findOne({ where: { token: voucher.token }, rejectOnEmpty: true });
      const where = { voucher_id: row.id };
      const refused = await Payment.findOne({ where, rejectOnEmpty: true });
      const again = await api.call<{ url: string }>('post', `/vouchers/${voucher.token}/pay`, { body: {} });
      await payOn(again.body.message.url);
      expect(await row.reload()).to.include({ status: 'CONFIRMED' });
      const kept = api.bank.account.find(refused.provider_payment_id);
      if (kept) become(kept, 'AUTHORIZING', 'AUTHORIZED', 'CONFIRMING', 'CONFIRMED');
      const look = async () => {
        const isDue = { next_look_at: { [Op.not]: null } };
        const due = { next_look_at: new Date(0) };
        await Payment.update(due, { where: { ...where, ...isDue } });
        // A notification of the bank that is being read locks its payment, and the job skips it.
        do await reconcile();
        while (await Payment.count({ where: { ...where, ...due } }));
      };
      // The bank is away when it is to give back, and is asked until it has.
      api.bank.set({ faults: { Cancel: { status: 500 } } });
      await look();
      await look();
      api.bank.set({ faults: {} });
      await look();
      expect(kept).to.include({ status: 'REFUNDED', amount: 0 });
      expect(await refused.reload()).to.include({ provider_status: 'REFUNDED', captured_sum: 0 });
      // The bank's last notification may come in between and ask for one more look.
      await eventually(async () => {
        await look();
        expect(await refused.reload()).to.include({ next_look_at: null });
      });
      expect((await row.reload()).balance).to.equal(200_000);
      expect(await LedgerEntry.sum('sum', { where: { ...where, account: 'CARD' } })).to.equal(200_000);
      const notified = await StaffNotice.count({
        where: { text: `Сертификат оплачен дважды, лишние деньги банк вернёт: платёж ${refused.id}` },
      });
      expect(notified).to.equal(await UserRole.count({ where: { role: 'BOOKKEEPER' } }));
    });
  });

  describe('pay for orders', () => {
    it('in part, with the rest by card; what is left stays', async () => {
      const { code } = await boughtVoucher(api, 4000);
      const { order } = await booked();
      const paid = (await redeem(order.token, code)).body.message;
      expect(paid).to.include({ status: 'PREPARE', vouchers: 4000, paid: 4000, can_redeem: true });
      expect((await redeem(order.token, code)).body.errors).to.have.property('voucher_code');
      await payRest(order.token);
      expect(await orderOf(api.call, order.token)).to.include({
        status: 'CONFIRMED',
        vouchers: 4000,
        paid: 10_000,
      });
      expect(await balanceOf(order.id)).to.deep.include({ CARD: 600_000, VOUCHER: 400_000 });
    });

    it('whole, and are confirmed at once, by the form as well', async () => {
      const { code } = await boughtVoucher(api, 15_000);
      const { id } = await soldByCard(api);
      const contact = newPerson();
      const body = { prod_id: id, participants: [contact], contact, consent: true, voucher_code: code };
      const answer = await api.call<{ order: { status: string }; url?: string }>(
        'post',
        '/pay/createPayment',
        {
          body,
        },
      );
      expect(answer.body.message.order.status).to.equal('CONFIRMED');
      expect(answer.body.message.url).to.equal(undefined);
      expect(await leftOn(code)).to.equal(5000);
    });

    it('and close the page on which the whole could still be paid', async () => {
      const { code } = await boughtVoucher(api, 4000);
      const { order, url = '' } = await booked();
      await redeem(order.token, code);
      expect((await fetch(url)).status).to.equal(410);
    });

    it('or say in words that the bank is away, where its page has to be closed first', async () => {
      const { code } = await boughtVoucher(api, 4000);
      const { order } = await booked();
      api.bank.set({ faults: { GetState: { status: 500 }, CheckOrder: { status: 500 } } });
      const away = await redeem(order.token, code);
      expect([away.status, away.body.message]).to.deep.equal([
        503,
        'Банк не отвечает. Бронь сохраняется — попробуйте ещё раз',
      ]);
      expect(await leftOn(code)).to.equal(4000);
    });

    it('and wait in no circle with who gives bonuses back first and certificates then', async () => {
      const { code, row } = await boughtVoucher(api, 10_000);
      const { order } = await booked();
      const { phone: key } = await Order.findByPk(order.id, { rejectOnEmpty: true });
      await api.given(() => BonusAccount.create({ key }));
      const redeemed = await unitOfWork.transaction(async (transaction) => {
        await lockAllLiving('a.key = $1', key, transaction);
        const waiting = redeem(order.token, code);
        await api.sequelize.query('select pg_sleep(0.7)', { transaction });
        await lockVoucher(row.id, transaction);
        return { waiting };
      });
      expect((await redeemed.waiting).body.message).to.include({ status: 'CONFIRMED' });
    });

    it('never twice: of two orders at the same moment one has the money', async () => {
      const { code, row } = await boughtVoucher(api, 10_000);
      const orders = [await booked(), await booked(), await booked()];
      const answers = await Promise.all(orders.map(({ order }) => redeem(order.token, code)));
      expect(answers.map(({ status }) => status).toSorted()).to.deep.equal([200, 422, 422]);
      expect((await row.reload()).balance).to.equal(0);
      const spent = await VoucherTx.sum('sum', { where: { voucher_id: row.id, kind: 'SPENT' } });
      expect(spent).to.equal(-1_000_000);
    });

    it('by the lock and by the check: without both a missing balance would be spent', async () => {
      const { row } = await boughtVoucher(api, 1000);
      const { order } = await booked();
      const unguarded = async (transaction: Transaction) => {
        const seen = await Voucher.findByPk(row.id, { transaction, rejectOnEmpty: true });
        await new Promise((passed) => setTimeout(passed, 100));
        await enter(seen, { kind: 'SPENT', sum: -seen.balance, order_id: order.id }, transaction);
      };
      const race = () => {
        const tries = [0, 1].map(() => api.sequelize.transaction(unguarded));
        return Promise.allSettled(tries);
      };
      const undone = new Error('undone');
      // Without the check both of them spend; with it the second is refused, though neither asked for the lock.
      await api.sequelize
        .transaction(async (transaction) => {
          const query = (sql: string) => api.sequelize.query(sql, { transaction });
          await query('alter table vouchers drop constraint vouchers_hold_what_was_paid');
          for (const _ of [1, 2])
            await query(`insert into voucher_tx (voucher_id, kind, sum, order_id)
              values (${row.id}, 'SPENT', -100000, ${order.id})`);
          const seen = await Voucher.findByPk(row.id, { transaction, rejectOnEmpty: true });
          expect(seen.balance).to.equal(-100_000);
          throw undone;
        })
        .catch((error) => expect(error).to.equal(undone));
      const outcomes = (await race()).map(({ status }) => status);
      expect(outcomes.toSorted()).to.deep.equal(['fulfilled', 'rejected']);
      // A payment beyond the order is returned, so that the books agree.
      await unitOfWork.transaction((transaction) =>
        enter(row, { kind: 'RETURNED', sum: 100_000, order_id: order.id }, transaction),
      );
    });

    it('with a word that is the same for all that do not act', async () => {
      const { code, row } = await boughtVoucher(api, 1000);
      const { order } = await booked();
      const unknown = await redeem(order.token, 'AAAA-BBBB-CCCC-DDDD');
      await row.update({ status: 'BLOCKED', block_reason: 'Проверка' });
      const blocked = await redeem(order.token, code);
      expect([unknown.status, blocked.status]).to.deep.equal([422, 422]);
      expect(blocked.body.errors).to.deep.equal(unknown.body.errors);
      expect([(await check(code)).status, (await check('AAAA')).status]).to.deep.equal([404, 404]);
    });
  });

  describe('are looked after by staff', () => {
    it('who block one with a reason, let it act again, and send it under a new code', async () => {
      const { code, row } = await boughtVoucher(api, 1000);
      const act = (move: string, body: object = {}) =>
        api.call<StaffVoucher>('post', `/adm/vouchers/${row.id}/${move}`, { token: keeper.token, body });
      expect((await act('block', { reason: 'Оспорен платёж' })).body.message).to.include({
        status: 'BLOCKED',
        block_reason: 'Оспорен платёж',
      });
      expect((await check(code)).status).to.equal(404);
      expect((await api.call('post', '/vouchers/paper', { body: { code } })).status).to.equal(404);
      await act('unblock');
      expect(await leftOn(code)).to.equal(1000);
      const sent = (await act('resend')).body.message;
      expect(sent.code).to.match(/^••••-••••-••••-[A-Z2-9]{4}$/);
      expect((await check(code)).status).to.equal(404);
      expect(await leftOn(await codeOf(row.id))).to.equal(1000);
      expect(sent.movements.map(({ kind, sum }) => [kind, sum])).to.deep.equal([['SOLD', 1000]]);
    });

    it('and are blocked by themselves where the bank has given their money back', async () => {
      const { code, row } = await boughtVoucher(api, 1000);
      const payment = await Payment.findOne({ where: { voucher_id: row.id }, rejectOnEmpty: true });
      const kept = api.bank.account.find(payment.provider_payment_id);
      if (kept) become(kept, 'REFUNDED');
      await payment.update({ next_look_at: new Date(0) });
      await reconcile();
      expect(await payment.reload()).to.include({ status: 'REFUNDED' });
      const block_reason = 'Банк вернул деньги за сертификат';
      expect(await row.reload()).to.include({ status: 'BLOCKED', block_reason });
      expect((await check(code)).status).to.equal(404);
      const text = `Банк вернул деньги за сертификат ${row.id}, он заблокирован: платёж ${payment.id}`;
      expect(await StaffNotice.count({ where: { text } })).to.be.greaterThan(0);
    });

    it('and by nobody who has no right to it', async () => {
      const manager = await api.staff('MANAGER');
      const writer = await api.staff('ARTICLES');
      const { row } = await boughtVoucher(api, 1000);
      const path = `/adm/vouchers/${row.id}`;
      expect((await api.call('get', path, { token: manager.token })).status).to.equal(200);
      const body = { reason: 'Просто так' };
      expect((await api.call('post', `${path}/block`, { token: manager.token, body })).status).to.equal(403);
      expect((await api.call('get', path, { token: writer.token })).status).to.equal(403);
    });
  });

  describe('get their money back', () => {
    it('at once when the order is cancelled or its time is over', async () => {
      const { code } = await boughtVoucher(api, 4000);
      const canceled = (await booked()).order;
      await redeem(canceled.token, code);
      expect(await leftOn(code)).to.equal(0);
      await cancel(canceled.token);
      expect(await leftOn(code)).to.equal(4000);
      const late = (await booked()).order;
      await redeem(late.token, code);
      await Order.update({ expires_at: new Date(0) }, { where: { id: late.id } });
      // The bank may be reporting at this moment that its page was closed, and then the order is skipped.
      await eventually(async () => expect(await expireReservations()).to.equal(1));
      expect(await leftOn(code)).to.equal(4000);
      expect(await orderOf(api.call, late.token)).to.include({
        status: 'CANCELED',
        vouchers: 0,
        refunded: 4000,
      });
      expect(await balanceOf(late.id)).to.deep.equal({});
    });

    it('by the share that they had paid, and the card has its own', async () => {
      const { code } = await boughtVoucher(api, 4000);
      const { order } = await booked(2);
      await redeem(order.token, code);
      await payRest(order.token);
      const [one, other] = order.participants.map(({ id }) => id);
      const first = await approvedRefund(api.call, order.token, [one ?? 0], keeper.token);
      await giveBackToCards();
      expect(await Refund.findByPk(first)).to.include({
        route: 'CARD',
        status: 'FINISHED',
        voucher_sum: 200_000,
      });
      expect(await leftOn(code)).to.equal(2000);
      await approvedRefund(api.call, order.token, [other ?? 0], keeper.token);
      await giveBackToCards();
      expect(await leftOn(code)).to.equal(4000);
      expect((await orderOf(api.call, order.token)).status).to.equal('REFUNDED');
      expect(await balanceOf(order.id)).to.deep.equal({});
    });

    it('and a bookkeeper is told to transfer no more than the rest', async () => {
      const { code } = await boughtVoucher(api, 4000);
      const { order } = await booked();
      await redeem(order.token, code);
      await payRest(order.token);
      const { token } = keeper;
      const asker = await api.staff('ADMIN');
      const body = {
        order_id: order.id,
        participant_ids: order.participants.map(({ id }) => id),
        reason: 'CLIENT_REFUSED',
        route: 'BANK',
      };
      const asked = (await api.call<StaffRefund>('post', '/adm/refunds', { token: asker.token, body })).body
        .message;
      expect(asked).to.include({ requested_sum: 10_000, routed_sum: null });
      const act = async (move: string, sent: object = {}) =>
        (await api.call<StaffRefund>('post', `/adm/refunds/${asked.id}/${move}`, { token, body: sent })).body
          .message;
      expect(await act('approve_any')).to.include({
        approved_sum: 10_000,
        voucher_sum: 4000,
        routed_sum: 6000,
      });
      const { email } = await Order.findByPk(order.id, { rejectOnEmpty: true });
      await nameAccount(api, { token: order.token, email }, asked.id);
      await act('approve_any');
      await act('execute', { document_number: '77', document_date: '2026-11-22' });
      expect(await leftOn(code)).to.equal(4000);
      expect(await balanceOf(order.id)).to.deep.equal({ CARD: 600_000, BANK: -600_000 });
    });

    it('whole where they had paid whole, and never as money, whatever way is asked for', async () => {
      const { code } = await boughtVoucher(api, 10_000);
      const { order } = await booked();
      await redeem(order.token, code);
      const refund = await approvedRefund(
        api.call,
        order.token,
        [order.participants[0]?.id ?? 0],
        keeper.token,
      );
      await giveBackToCards();
      expect(await Refund.findByPk(refund)).to.include({ route: 'VOUCHER', status: 'FINISHED' });
      expect(await leftOn(code)).to.equal(10_000);
    });

    describe('to the rouble, of three who share what does not divide by three', () => {
      async function threeWho() {
        const { code } = await boughtVoucher(api, 5000);
        const prod = await soldByCard(api, { price: 500_000 });
        const { order } = await bookByCard(api.call, prod, 3);
        await redeem(order.token, code);
        await payRest(order.token);
        return { code, order, people: order.participants.map(({ id }) => id) };
      }
      async function expectAllBack(code: string, order: Pick<OrderView, 'token' | 'id'>) {
        await giveBackToCards();
        expect(await leftOn(code)).to.equal(5000);
        expect((await orderOf(api.call, order.token)).status).to.equal('REFUNDED');
        expect(await balanceOf(order.id)).to.deep.equal({});
      }
      const approve = (id: number) =>
        api.call('post', `/adm/refunds/${id}/approve_any`, { token: keeper.token, body: {} });

      it('when the bank has failed one of them until people decide, and the others went on', async () => {
        const { code, order, people } = await threeWho();
        const [failed = 0, ...others] = people;
        const first = await approvedRefund(api.call, order.token, [failed], keeper.token);
        api.bank.set({ faults: { Cancel: { status: 500 } } });
        for (const _ of [1, 2, 3, 4, 5]) await giveBackToCard(first);
        expect(await Refund.findByPk(first)).to.include({ status: 'PREPARE', voucher_sum: 166_700 });
        api.bank.set({ faults: {} });
        for (const other of others)
          await giveBackToCard(await approvedRefund(api.call, order.token, [other], keeper.token));
        expect((await approve(first)).status).to.equal(200);
        await expectAllBack(code, order);
      });

      it('and when all three are approved at the same moment', async () => {
        const { code, order, people } = await threeWho();
        const ids: number[] = [];
        for (const id of people) {
          const body = { participant_ids: [id] };
          const asked = await api.call<{ id: number }>('post', `/orders/${order.token}/refund`, { body });
          ids.push(asked.body.message.id);
        }
        const answers = await Promise.all(ids.map(approve));
        expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200]);
        expect(await Refund.sum('voucher_sum', { where: { id: ids } })).to.equal(500_000);
        await expectAllBack(code, order);
      });
    });

    it('though their own time was over meanwhile: they act for another month', async () => {
      const { code, row } = await boughtVoucher(api, 10_000);
      const { order } = await booked();
      await redeem(order.token, code);
      await row.reload();
      await row.update({ valid_until: new Date(Date.now() - 1000) });
      await expireVouchers();
      expect((await row.reload()).status).to.equal('EXPIRED');
      await approvedRefund(api.call, order.token, [order.participants[0]?.id ?? 0], keeper.token);
      await giveBackToCards();
      expect(await leftOn(code)).to.equal(10_000);
      expect((await row.reload()).valid_until?.getTime()).to.be.greaterThan(Date.now() + 29 * 86_400_000);
    });

    it('and stay blocked where they were when their time was over', async () => {
      const { code, row } = await boughtVoucher(api, 4000);
      const { order } = await booked();
      await redeem(order.token, code);
      const path = `/adm/vouchers/${row.id}/block`;
      await api.call('post', path, { token: keeper.token, body: { reason: 'Оспорен платёж' } });
      await Voucher.update({ valid_until: new Date(Date.now() - 1000) }, { where: { id: row.id } });
      await expireVouchers();
      expect((await row.reload()).status).to.equal('EXPIRED');
      await cancel(order.token);
      expect(await row.reload()).to.include({ status: 'BLOCKED', balance: 400_000 });
      expect((await check(code)).status).to.equal(404);
    });
  });

  it('a voucher moves with a rescheduled order, and comes back from there', async () => {
    const { code } = await boughtVoucher(api, 4000);
    const here = await soldByCard(api, { date_start: inDays(30) });
    const next = await api.given(() =>
      buildProd({
        center_id: here.center_id,
        series_id: here.id,
        date_start: inDays(60),
        price: 1_000_000,
        seats_total: 5,
      }),
    );
    const { order } = await bookByCard(api.call, here);
    await redeem(order.token, code);
    await payRest(order.token);
    const body = { prod_id: next.id };
    const moved = (await api.call<OrderView>('post', `/orders/${order.token}/move`, { body })).body.message;
    expect(await orderOf(api.call, moved.token)).to.include({
      status: 'CONFIRMED',
      vouchers: 4000,
      paid: 10_000,
    });
    expect(await balanceOf(order.id)).to.deep.equal({});
    await approvedRefund(api.call, moved.token, [moved.participants[0]?.id ?? 0], keeper.token);
    await giveBackToCards();
    expect(await leftOn(code)).to.equal(4000);
    expect(await balanceOf(moved.id)).to.deep.equal({});
  });

  it('that pay the rest of a dearer date do not rename how the order was paid', async () => {
    const here = await soldByCard(api, { date_start: inDays(30) });
    const there = { center_id: here.center_id, series_id: here.id, date_start: inDays(60) };
    const next = await api.given(() => buildProd({ ...there, price: 1_500_000, seats_total: 5 }));
    const { order } = await bookByCard(api.call, here);
    await payRest(order.token);
    const body = { prod_id: next.id };
    const moved = (await api.call<OrderView>('post', `/orders/${order.token}/move`, { body })).body.message;
    const { code } = await boughtVoucher(api, 5000);
    await redeem(moved.token, code);
    expect(await orderOf(api.call, moved.token)).to.include({
      status: 'CONFIRMED',
      payment_kind: 'TINKOFF',
      vouchers: 5000,
      paid: 15_000,
    });
    await approvedRefund(api.call, moved.token, [moved.participants[0]?.id ?? 0], keeper.token);
    await giveBackToCards();
    expect(await leftOn(code)).to.equal(5000);
    expect(await balanceOf(moved.id)).to.deep.equal({});
  });

  it('a voucher waits with the authorised card payment for the centre, and returns with it', async () => {
    const { code } = await boughtVoucher(api, 4000);
    const prod = await soldByCard(api, { requires_confirmation: true });
    const { order } = await bookByCard(api.call, prod);
    await redeem(order.token, code);
    await payRest(order.token);
    expect(await orderOf(api.call, order.token)).to.include({
      status: 'CREATED',
      vouchers: 4000,
      paid: 4000,
    });
    await cancel(order.token);
    await reconcile();
    expect(await leftOn(code)).to.equal(4000);
    expect(await balanceOf(order.id)).to.deep.equal({});
  });

  it('a voucher is offset by a receipt of its own once the course has taken place', async () => {
    const { code, row } = await boughtVoucher(api, 4000);
    const prod = await soldByCard(api);
    const { order } = await bookByCard(api.call, prod);
    await redeem(order.token, code);
    await payRest(order.token);
    await api.given(() => prod.update({ date_start: inDays(-2), date_end: inDays(-1) }));
    await Promise.all([closeCourses(), closeCourses()]);
    const closing = await Receipt.findAll({ where: { order_id: order.id, kind: 'CLOSING' } });
    expect(closing.map(({ sum }) => sum).toSorted((a, b) => a - b)).to.deep.equal([400_000, 600_000]);
    const sold = await VoucherTx.findOne({ where: { voucher_id: row.id, kind: 'SOLD' } });
    expect(closing.map(({ payment_id }) => payment_id)).to.include(sold?.payment_id);
  });

  it('and given back after that receipt, are for bookkeepers to put right, and in nobody’s way', async () => {
    const { code, row } = await boughtVoucher(api, 10_000);
    const { order } = await booked();
    await redeem(order.token, code);
    const later = Date.now() / 1000 + 90 * 86_400;
    const toClose = () => voucherSharesToClose(later, 20);
    const ofThis = async () => {
      const sold = await VoucherTx.findOne({ where: { voucher_id: row.id, kind: 'SOLD' } });
      return (await toClose()).filter(({ payment_id }) => payment_id === sold?.payment_id);
    };
    expect(await ofThis()).to.have.length(1);
    await closeCourses(later);
    await sendReceipts();
    const shown = (await orderOf(api.call, order.token)).receipts.map(({ kind, sum }) => [kind, sum]);
    expect(shown).to.deep.equal([['CLOSING', 10_000]]);
    const notified = () => StaffNotice.count({ where: { user_id: keeper.user.id, kind: 'payment' } });
    const before = await notified();
    await approvedRefund(api.call, order.token, [order.participants[0]?.id ?? 0], keeper.token);
    await giveBackToCards();
    expect([await leftOn(code), await notified()]).to.deep.equal([10_000, before + 1]);
    const next = (await booked()).order;
    expect((await redeem(next.token, code)).body.message.status).to.equal('CONFIRMED');
    expect(await ofThis()).to.deep.equal([]);
  });

  it('a voucher expires after three letters, and the rest belongs to the platform', async () => {
    const { row } = await boughtVoucher(api, 3000);
    const sold = row.valid_until?.getTime() ?? 0;
    expect(sold).to.be.greaterThan(Date.now() + 1090 * 86_400_000);
    // An end of its own, at which no other is written to.
    const end = sold - 100 * 86_400_000;
    await row.update({ valid_until: new Date(end) });
    // Notified holders take no place in the batch: the job returns the number of letters.
    const written: number[] = [];
    for (const days of [31.5, 30.5, 29.5, 5.5, 5.5, 0.5])
      written.push(await notifyOfEndingVouchers(new Date(end - days * 86_400_000)));
    expect(written).to.deep.equal([0, 1, 0, 1, 0, 1]);
    const notified = await Letter.findAll({
      where: { record_id: row.id, kind: 'voucher_ends' },
      order: [['id', 'ASC']],
    });
    expect(
      notified.map(({ text }) => /(Через \d+\s\p{L}+|Сегодня),/u.exec(text)?.[1]?.replace(/\s/g, ' ')),
    ).to.deep.equal(['Через 30 дней', 'Через 5 дней', 'Сегодня']);
    await expireVouchers(new Date(end + 1000));
    expect(await row.reload()).to.include({ status: 'EXPIRED', balance: 0 });
  });

  describe('are told to accountants', () => {
    it('as the ledger has them, and each of them', async () => {
      const { row } = await boughtVoucher(api, 2000);
      const report = (await api.call<ReportBody>('get', '/adm/reports/vouchers', keeper)).body.message;
      const [owed] = await LedgerEntry.findAll({
        attributes: [[fn('sum', col('sum')), 'sum']],
        where: { account: 'VOUCHER' },
        raw: true,
      });
      const totals = totalsOf(report);
      expect(totals.balance)
        .to.be.greaterThan(2000)
        .and.equal(-Number(owed?.sum) / 100);
      expect(totals.balance).to.equal(Number(totals.sold) - Number(totals.spent) - Number(totals.unused));
      const own = rowsOf(report).find(({ name }) => name === `№ ${row.id}`);
      expect(own).to.include({ sold: 2000, spent: 0, unused: 0, balance: 2000 });
      const links = report.rows.map(({ links: { name } }) => name?.id);
      expect(links).to.include(row.id);
    });
  });

  // Last of all: a blocked guesser is remembered for a minute.
  describe('are guessed', () => {
    it('no more than ten times a minute', async () => {
      const tries = await Promise.all(Array.from({ length: 12 }, () => check('AAAA-BBBB-CCCC-DDDD')));
      expect(tries.map(({ status }) => status).toSorted()).to.deep.equal([...Array(10).fill(404), 429, 429]);
    });
    it('and answer no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
  });
});
