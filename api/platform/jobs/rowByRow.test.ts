import { Invoice, Order, Receipt, StaffNotice } from '@odonta/db/models';
import { buildInvoice, buildPlatformRequisites } from '@odonta/db/testing/documentFactories.ts';
import { buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { expect } from 'chai';
import { QueryTypes, type Transaction } from 'sequelize';
import { closeInvoices } from '../../money/invoices/closeInvoices.ts';
import { closeCourses } from '../../money/payments/receipts/closeCourses.ts';
import { expireReservations } from '../../orders/expireReservations.ts';
import { paidByCard } from '../../testing/cardPayments.ts';
import { useApi, useStaff } from '../../testing/useApi.ts';
import { eachRow, nextRows, restingOf, wakeAll } from './rowByRow.ts';

describe('a job over many rows', () => {
  const api = useApi();
  const keeper = useStaff(api, 'BOOKKEEPER');

  before(async () => {
    await buildPlatformRequisites();
  });
  beforeEach(() => wakeAll());

  /** The database refuses every change of these rows, as it does where a row breaks a rule that came later. */
  async function withRefusal<T>(table: string, when: string, work: () => Promise<T>): Promise<T> {
    await api.sequelize.query(`
      create function refuse_planted() returns trigger language plpgsql as $$
        begin raise exception 'planted' using errcode = '23514'; end $$;
      create trigger planted before insert or update on ${table}
        for each row when (${when}) execute function refuse_planted()`);
    try {
      return await work();
    } finally {
      await api.sequelize.query(`drop trigger planted on ${table}; drop function refuse_planted()`);
    }
  }
  const notified = (path: string) => StaffNotice.count({ where: { user_id: keeper.user.id, path } });

  it('closes the other invoices when one cannot be closed, and tells bookkeepers once', async () => {
    const invoices = await api.given(async () => {
      const made = [];
      for (const _ of [1, 2, 3]) {
        const order = await buildOrder({ status: 'CANCELED', cancel_reason: 'CLIENT' });
        made.push(await buildInvoice({ order_id: order.id }));
      }
      return made;
    });
    const ids = invoices.map(({ id }) => id);
    const statuses = async () =>
      (await Invoice.findAll({ where: { id: ids }, order: ['id'] })).map(({ status }) => status);
    const path = `/invoices/${ids[0]}/show`;
    await withRefusal('invoices', `new.id = ${ids[0]}`, async () => {
      await closeInvoices();
      expect(await statuses()).to.deep.equal(['PREPARE', 'CANCELED', 'CANCELED']);
      wakeAll();
      await closeInvoices();
      expect(await notified(path)).to.equal(1);
    });
    wakeAll();
    await closeInvoices();
    expect(await statuses()).to.deep.equal(['CANCELED', 'CANCELED', 'CANCELED']);
  });

  it('closes the other advances when the receipt of one cannot be written', async () => {
    const paid = [await paidByCard(api, 1), await paidByCard(api, 1)];
    const orders = paid.map(({ order }) => order.id);
    for (const { prod } of paid)
      await api.given(() => prod.update({ date_start: inDays(-3), date_end: inDays(-2) }));
    const closed = async () =>
      (await Receipt.findAll({ where: { order_id: orders, kind: 'CLOSING' } })).map(
        ({ order_id }) => order_id,
      );
    await withRefusal('receipts', `new.order_id = ${orders[0]}`, async () => {
      await closeCourses();
      expect(await closed()).to.deep.equal([orders[1]]);
      expect(await notified(`/payments/${paid[0]?.payment.id}/show`)).to.equal(1);
    });
    wakeAll();
    await closeCourses();
    expect((await closed()).toSorted()).to.deep.equal(orders.toSorted());
  });

  it('frees the seats of other orders when one cannot end', async () => {
    const prod = await api.given(() => buildProd({ seats_total: 9, date_start: inDays(30) }));
    const orders = await api.given(async () => [
      await buildOrder({ prod, expires_at: inDays(-1) }),
      await buildOrder({ prod, expires_at: inDays(-1) }),
    ]);
    const [faulty = 0, sound = 0] = orders.map(({ id }) => id);
    await withRefusal('orders', `new.id = ${faulty}`, async () => {
      await expireReservations();
      expect((await Order.findByPk(sound))?.status).to.equal('CANCELED');
      expect(restingOf('expire holds')).to.deep.equal([faulty]);
    });
  });

  it('does not act on a row that another node has dealt with since the search for it began', async () => {
    await api.sequelize.query(
      'create table planted_due (id int primary key); insert into planted_due values (1)',
    );
    await api.sequelize.query('create table planted_done (id int)');
    let acts = 0;
    const runAfter = (seconds: number) => {
      const act = async (_: number, transaction: Transaction) => {
        acts += 1;
        await api.sequelize.query('insert into planted_done values (1)', { transaction });
      };
      return nextRows({ name: 'planted', keyOf: (row: number) => row, act }, async (_, transaction) => {
        const [due] = await api.sequelize.query<{ id: number }>(
          `with late as materialized (select pg_sleep(${seconds}))
           select id from late, planted_due d where not exists (select from planted_done p where p.id = d.id)
           for no key update of d skip locked`,
          { type: QueryTypes.SELECT, transaction },
        );
        return due?.id;
      });
    };
    // The slow query sees the state of its beginning, and takes its lock when the quick one has committed.
    expect(await Promise.all([runAfter(0.5), runAfter(0)])).to.deep.equal([0, 1]);
    expect(acts).to.equal(1);
    await api.sequelize.query('drop table planted_due; drop table planted_done');
  });

  it('leaves a row that fails or takes too long alone for a while, and stops where the database is away', async () => {
    const tried: number[] = [];
    const act = async (row: number) => {
      tried.push(row);
      if (row === 1) throw new Error('planted');
    };
    const job = { name: 'planted', keyOf: (row: number) => row, act };
    const next = async (rested: (number | string)[]) =>
      [1, 2].find((row) => ![...rested, ...tried.slice(1)].includes(row));
    expect(await nextRows(job, next)).to.equal(1);
    expect(await eachRow(job, [1, 2])).to.equal(1);
    expect(tried).to.deep.equal([1, 2, 2]);
    wakeAll();
    expect(await eachRow(job, [1, 2])).to.equal(1);
    const slow = Object.assign(new Error('canceling statement'), { code: '57014' });
    const rest = { ...job, act: (row: number) => (row === 3 ? Promise.reject(slow) : Promise.resolve()) };
    expect(await eachRow(rest, [3, 4]), 'too slow: the next row has its turn').to.equal(1);
    expect(restingOf('planted')).to.deep.equal([1, 3]);
    const away = Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' });
    const stopped = await eachRow({ ...job, act: () => Promise.reject(away) }, [3, 4]).catch(
      (error) => error,
    );
    expect([stopped, restingOf('planted')]).to.deep.equal([away, [1, 3]]);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
