import { LegalRequest, Order, OrderParticipant, PromoUse, Refund, Voucher } from '@odonta/db/models';
import { buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildPromoCode } from '@odonta/db/testing/loyaltyFactories.ts';
import { buildRefund } from '@odonta/db/testing/refundFactories.ts';
import { buildWaitlistEntry } from '@odonta/db/testing/waitlistFactories.ts';
import { expect } from 'chai';
import { QueryTypes, type Transaction } from 'sequelize';
import { redeem } from '../loyalty/vouchers/redeem.ts';
import { settleApproval } from '../money/refunds/approval.ts';
import { askRefund } from '../money/refunds/ask.ts';
import { giveBackToCard } from '../money/refunds/cardRefunds.ts';
import { lockOrderOf, lockRefund } from '../money/refunds/lock.ts';
import { transitionRefund } from '../money/refunds/transitionRefund.ts';
import { unitOfWork } from '../platform/journals/unitOfWork.ts';
import { offerSeats } from '../sales/waitlist/offerSeats.ts';
import { bookByCard, soldByCard } from '../testing/cardPayments.ts';
import { buildCourseOfCompanies, buildTerms, companiesOn } from '../testing/companies.ts';
import { eventually } from '../testing/eventually.ts';
import { soldOrder } from '../testing/soldOrder.ts';
import { useApi } from '../testing/useApi.ts';
import { boughtVoucher } from '../testing/vouchers.ts';
import { systemActor } from './systemActor.ts';

interface LockedRow {
  table: string;
  id: number;
  as?: 'no key update' | 'key share' | 'update';
}

/** Transactions lock orders, then seats, payments, accounts, codes and vouchers; and courses before their children. */
describe('rows that several people change at once', function () {
  this.timeout(60_000);
  const api = useApi({ ports: { areSecretsShown: true } });
  let admin: string;
  const company = companiesOn(() => ({ api, staff: admin }));

  before(async () => {
    await buildTerms();
    admin = (await api.staff('ADMIN')).token;
  });
  afterEach(() => expect(api.errors).to.deep.equal([]));

  const lock = ({ table, id, as = 'no key update' }: LockedRow, transaction: Transaction, how = '') =>
    api.sequelize.query(`select id from ${table} where id = $1 for ${as} ${how}`, {
      bind: [id],
      type: QueryTypes.SELECT,
      transaction,
    });
  const waiting = () =>
    eventually(async () => {
      const [found] = await api.sequelize.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(found).to.have.length(1);
    });

  /** Proves that the action locks the first row before the second: it waits for the first while the second is free. */
  async function waitsFor<T>(first: LockedRow, second: LockedRow, action: () => Promise<T>): Promise<T> {
    const going = await api.sequelize.transaction(async (transaction) => {
      await lock(first, transaction);
      const begun = action();
      begun.catch(() => {});
      await waiting();
      await lock(second, transaction, 'nowait');
      return { begun };
    });
    return going.begun;
  }

  const post = async (path: string, body: object) => {
    const { status, text } = await api.call('post', path, { token: admin, body });
    expect(status, text).to.be.oneOf([200, 201]);
  };
  const poolOf = async (prodId: number) => {
    const [pool] = await api.sequelize.query<{ id: number }>(
      'select id from seat_pools where prod_id = $1 and is_whole',
      { bind: [prodId], type: QueryTypes.SELECT },
    );
    return { table: 'seat_pools', id: pool?.id ?? 0 };
  };

  describe('a refund', () => {
    const asked = async (approved = false) => {
      const order = await soldOrder({ prod: await api.given(() => buildProd({ seats_total: 9 })) }, 'BANK');
      const terms = { order_id: order.id, requested_sum: order.total, keep_sum: order.total };
      const agreed = { status: 'CREATED' as const, approved_sum: order.total, approved_at: new Date() };
      return buildRefund({ ...terms, recalc_sum: 0, route: 'BALANCE', ...(approved && agreed) });
    };
    const rowsOf = ({ id, order_id }: Refund): [LockedRow, LockedRow] => [
      { table: 'orders', id: order_id },
      { table: 'refunds', id },
    ];
    const document = { document_number: '77', document_date: '2026-11-22' };
    const bulk = (choice: object, move: string, body: object = {}) =>
      post('/adm/refunds/bulk', { action: 'move', move, body, ...choice });

    it('is approved and executed with its order held first', async () => {
      const refund = await asked();
      await waitsFor(...rowsOf(refund), () => post(`/adm/refunds/${refund.id}/approve_any`, {}));
      const done = await asked(true);
      await waitsFor(...rowsOf(done), () => post(`/adm/refunds/${done.id}/execute`, document));
      expect([(await refund.reload()).status, (await done.reload()).status]).to.deep.equal([
        'CREATED',
        'FINISHED',
      ]);
    });

    it('is one of many that are chosen by number or by a filter, the same way', async () => {
      const refund = await asked();
      await waitsFor(...rowsOf(refund), () => bulk({ ids: [refund.id] }, 'approve_any'));
      const done = await asked(true);
      const filter = { order_id: done.order_id };
      const choice = { filter, expectedTotal: 1 };
      await waitsFor(...rowsOf(done), () => bulk(choice, 'execute', document));
      expect((await done.reload()).status).to.equal('FINISHED');
    });

    it('locking a refund before its order would deadlock with a card refund', async () => {
      const { id, order_id } = await asked();
      const pause = (transaction: Transaction) =>
        api.sequelize.query('select pg_sleep(0.3)', { transaction });
      const outcomes = await Promise.allSettled([
        unitOfWork.transaction(async (transaction) => {
          await lock({ table: 'refunds', id }, transaction);
          await pause(transaction);
          await lockOrderOf({ id: order_id }, transaction);
        }),
        unitOfWork.transaction(async (transaction) => {
          await lockOrderOf({ id: order_id }, transaction);
          await pause(transaction);
          await lockRefund(id, transaction);
        }),
      ]);
      const codes = outcomes.map((outcome) =>
        outcome.status === 'rejected'
          ? (outcome.reason as { original?: { code?: string } }).original?.code
          : null,
      );
      expect(codes).to.include('40P01');
    });

    it('gives back to promo codes and certificates in the order in which a cancelled order does', async () => {
      const { id } = (await bookByCard(api.call, await soldByCard(api, { price: 300_000 }))).order;
      const { row, code } = await boughtVoucher(api, 3000);
      const promo = await api.given(() => buildPromoCode({ used_count: 1 }));
      const refund = await unitOfWork
        .transaction(async (transaction) => {
          const order = await lockOrderOf({ id }, transaction);
          await redeem(order, code, systemActor, transaction);
          await PromoUse.create(
            { promo_id: promo.id, order_id: id, owner_key: order.phone },
            { transaction },
          );
          return order;
        })
        .then(() => approvedFor(id));
      await waitsFor({ table: 'promo_codes', id: promo.id }, { table: 'vouchers', id: row.id }, () =>
        giveBackToCard(refund),
      );
      expect((await Refund.findByPk(refund))?.status).to.equal('FINISHED');
      expect((await Voucher.findByPk(row.id))?.balance).to.equal(row.sum);
    });

    const approvedFor = (orderId: number): Promise<number> =>
      unitOfWork.transaction(async (transaction) => {
        const order = await lockOrderOf({ id: orderId }, transaction);
        const people = await OrderParticipant.findAll({ where: { order_id: orderId }, transaction });
        const participant_ids = people.map(({ id }) => id);
        const wanted = { participant_ids, reason: 'CENTER_CANCELED', asked_kind: 'SYSTEM' } as const;
        const refund = await askRefund(order, wanted, transaction);
        await settleApproval(refund, transaction);
        await transitionRefund(refund, 'approve_any', systemActor, transaction);
        return refund.id;
      });
  });

  describe('a course that is being cancelled', () => {
    const locked = (id: number): LockedRow => ({ table: 'prods', id, as: 'update' });
    const waitedFor = () =>
      api.given(async () => {
        const { id } = await soldByCard(api, { waitlist_enabled: true, date_start: inDays(30) });
        return { id, entry: await buildWaitlistEntry({ prod_id: id }) };
      });

    it('is passed over when its seats are offered by themselves', async () => {
      const { id, entry } = await waitedFor();
      await api.sequelize.transaction(async (transaction) => {
        await lock(locked(id), transaction);
        expect(await offerSeats(api.sequelize)).to.equal(0);
        await lock(await poolOf(id), transaction, 'nowait');
      });
      expect(await offerSeats(api.sequelize)).to.equal(1);
      expect((await entry.reload()).status).to.equal('PREPARE');
    });

    it('has its line free while a member of staff waits for it to offer a seat out of turn', async () => {
      const { id, entry } = await waitedFor();
      const reason = 'Ждёт дольше всех';
      await waitsFor(locked(id), { table: 'waitlist', id: entry.id }, () =>
        post(`/adm/waitlist/${entry.id}/offer`, { reason }),
      );
      expect((await entry.reload()).status).to.equal('PREPARE');
    });

    it('has its seats free while an order waits to be moved to it', async () => {
      const here = await soldByCard(api, { date_start: inDays(30) });
      const there = await api.given(() =>
        buildProd({ center_id: here.center_id, series_id: here.id, date_start: inDays(60), seats_total: 5 }),
      );
      const { order } = await bookByCard(api.call, here);
      await waitsFor(locked(there.id), await poolOf(there.id), async () => {
        const body = { prod_id: there.id };
        const { status, text } = await api.call('post', `/orders/${order.token}/move`, { body });
        expect(status, text).to.equal(201);
      });
      expect(await Order.count({ where: { prod_id: there.id, status: 'PREPARE' } })).to.equal(1);
    });

    it('is let go again for who accepts an offer that came in between, and that is then ended', async () => {
      const prod = await api.given(() => buildCourseOfCompanies());
      const [sharing, accepting] = [await api.sequelize.transaction(), await api.sequelize.transaction()];
      await lock({ table: 'prods', id: prod.id, as: 'key share' }, sharing);
      const canceling = post(`/adm/prods/${prod.id}/cancel_event`, {
        mode: 'refund_all',
        reason: 'Заболел лектор',
      });
      await waiting();
      const { id } = await company.rowOf((await company.asks(prod)).token);
      await lock({ table: 'legal_requests', id }, accepting);
      await sharing.commit();
      await waiting();
      await lock({ table: 'prods', id: prod.id, as: 'key share' }, accepting);
      await accepting.commit();
      await canceling;
      expect((await LegalRequest.findByPk(id))?.status).to.equal('CANCELED');
    });
  });
});
