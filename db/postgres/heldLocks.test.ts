import { expect } from 'chai';
import { QueryTypes, type Transaction } from 'sequelize';
import { Lecturer, Order, Prod, Refund, Voucher } from '../models/index.ts';
import { buildProd } from '../testing/factories.ts';
import { buildOrder } from '../testing/orderFactories.ts';
import { type TestWorld, testWorld } from '../testing/world.ts';
import { lockingOrder, rankOf } from './lockingOrder.ts';
import { locksIn } from './locksIn.ts';
import { isLocked, noteLockedIds } from './rowLocks.ts';

describe('the locks of a transaction', () => {
  let world: TestWorld;
  let order: Order;

  before(async () => {
    world = await testWorld();
    order = await buildOrder({ prod: await buildProd({ seats_total: 5 }) });
  });
  after(() => world?.close());

  const within = (work: (transaction: Transaction) => Promise<unknown>) =>
    world.sequelize.transaction(async (transaction) => {
      await work(transaction);
    });
  const locked = (transaction: Transaction) => ({ transaction, lock: transaction.LOCK.NO_KEY_UPDATE });
  const raw = (sql: string, transaction: Transaction) =>
    world.sequelize.query(sql, { type: QueryTypes.SELECT, transaction });
  const pools = 'select id from seat_pools order by id for no key update';
  const refusal = async (work: (transaction: Transaction) => Promise<unknown>) =>
    within(work).then(
      () => null,
      (error: Error) => [error.name, error.message],
    );

  it('locks come in the order of the list, and again at any time', () =>
    within(async (transaction) => {
      await Order.findByPk(order.id, locked(transaction));
      await raw(pools, transaction);
      await Order.findByPk(order.id, locked(transaction));
    }));

  it('a lock that comes too late is refused, naming the row and what was locked before', async () => {
    const refused = await refusal(async (transaction) => {
      await raw(pools, transaction);
      await Order.findByPk(order.id, locked(transaction));
    });
    expect(refused).to.deep.equal(['LockOutOfOrder', `orders ${order.id} locked after seat_pools`]);
  });

  it('locks of a savepoint belong to its transaction', async () => {
    const refused = await refusal(async (transaction) => {
      await world.sequelize.transaction({ transaction }, (savepoint) => raw(pools, savepoint));
      await Order.findByPk(order.id, locked(transaction));
    });
    expect(refused?.[0]).to.equal('LockOutOfOrder');
  });

  it('locks end with a rollback to the savepoint before them', () =>
    within(async (transaction) => {
      await raw('savepoint here', transaction);
      await raw(pools, transaction);
      await raw('rollback to savepoint here', transaction);
      await Order.findByPk(order.id, locked(transaction));
    }));

  it('locks may come late on rows that are skipped when locked elsewhere, or that the transaction has made', () =>
    within(async (transaction) => {
      await raw(pools, transaction);
      await Order.findByPk(order.id, { ...locked(transaction), skipLocked: true });
      const { id } = await Lecturer.create({ name: 'Вера Новая', sef: 'vera-novaya' }, { transaction });
      await Lecturer.findByPk(id, locked(transaction));
    }));

  it('rows that the transaction has made delay no lock of an earlier table', () =>
    within(async (transaction) => {
      await raw(`insert into gifts (name, price_bonus) values ('Щётка', 10) returning id`, transaction);
      await Order.findByPk(order.id, locked(transaction));
    }));

  it('a lock against new references to a course is distinct from one of the course', () => {
    expect(locksIn('select id from prods where id = any($1) order by id for key share')).to.deep.equal([
      { table: 'prods:key', waits: true },
    ]);
    expect(
      locksIn(
        'select s.id from seat_pools s join prods p on p.id = s.prod_id for no key update of s skip locked',
      ),
    ).to.deep.equal([{ table: 'seat_pools', waits: false }]);
    const nested =
      'with x as (select id from orders where id in (select order_id from waitlist) order by id for no key update) select 1';
    expect(locksIn(nested)).to.deep.equal([{ table: 'orders', waits: true }]);
    expect(rankOf('prods')).to.be.lessThan(rankOf('prods:key') ?? 0);
  });

  it('the list names existing tables', async () => {
    const tables = await world.sequelize.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
      { type: QueryTypes.SELECT },
    );
    const there = new Set(tables.map(({ name }) => name));
    expect(lockingOrder.filter((table) => !there.has(table.split(':')[0] ?? ''))).to.deep.equal([]);
    expect([Order, Prod, Refund, Voucher].map(({ tableName }) => rankOf(tableName))).to.not.include(
      undefined,
    );
  });

  describe('rows', () => {
    const read = (transaction: Transaction) => Order.findByPk(order.id, { transaction, rejectOnEmpty: true });
    const lockedOrder = (transaction: Transaction) =>
      Order.findByPk(order.id, { ...locked(transaction), rejectOnEmpty: true });

    it('a row is believed when it is read after its lock, and not before', () =>
      within(async (transaction) => {
        const before = await read(transaction);
        await lockedOrder(transaction);
        const after = await read(transaction);
        expect([isLocked(before, transaction), isLocked(after, transaction)]).to.deep.equal([false, true]);
      }));

    it('a row is believed that was locked by a statement of its own', () =>
      within(async (transaction) => {
        noteLockedIds('orders', [order.id], transaction);
        expect(isLocked(await read(transaction), transaction)).to.equal(true);
      }));

    it('a row read before a rollback to a savepoint is stale, though still locked', () =>
      within(async (transaction) => {
        await lockedOrder(transaction);
        await raw('savepoint here', transaction);
        const seen = await read(transaction);
        await raw('rollback to savepoint here', transaction);
        expect(isLocked(seen, transaction)).to.equal(false);
        expect(isLocked(await read(transaction), transaction)).to.equal(true);
      }));

    it('a row is forgotten with the savepoint in which it was locked, also of a nested transaction', () =>
      within(async (transaction) => {
        await raw('savepoint here', transaction);
        const row = await lockedOrder(transaction);
        await raw('rollback to savepoint here', transaction);
        expect(isLocked(row, transaction)).to.equal(false);
        const failed = world.sequelize.transaction({ transaction }, async (nested) => {
          expect(isLocked(await lockedOrder(nested), transaction)).to.equal(true);
          throw new Error('taken back');
        });
        expect(await failed.catch((error: Error) => error.message)).to.equal('taken back');
        expect(isLocked(await read(transaction), transaction)).to.equal(false);
      }));

    it('a row is forgotten with the right one of several savepoints of one name', () =>
      within(async (transaction) => {
        await raw('savepoint here', transaction);
        await lockedOrder(transaction);
        await raw('savepoint here', transaction);
        await raw('release savepoint here', transaction);
        await raw('rollback to savepoint here', transaction);
        expect(isLocked(await read(transaction), transaction)).to.equal(false);
      }));
  });
});
