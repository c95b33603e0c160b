import { expect } from 'chai';
import pg from 'pg';
import { QueryTypes, type Transaction } from 'sequelize';
import { Prod, ProdCard, ProdPrice } from '../models/index.ts';
import { buildProd } from '../testing/factories.ts';
import { type TestWorld, testWorld } from '../testing/world.ts';
import { forTests, openPool } from './connection.ts';
import { openSnapshot } from './snapshot.ts';
import { onCommit } from './transaction.ts';

describe('a transaction', () => {
  let world: TestWorld;

  before(async () => {
    world = await testWorld();
  });
  after(() => world?.close());

  const changes = async () => {
    const [row] = await world.sequelize.query<{ count: number }>(
      'select count(*)::int as count from change_log',
      { type: QueryTypes.SELECT },
    );
    return row?.count;
  };
  const nameOnCard = async (id: number) =>
    ((await ProdCard.findByPk(id))?.card as { name?: string } | undefined)?.name;
  const rename = (id: number, name: string) =>
    world.transaction((transaction) => Prod.update({ name }, { where: { id }, transaction }));

  it('commits what it writes with the cards that show it', async () => {
    const { id } = await buildProd();
    await rename(id, 'Первое имя');
    expect(await nameOnCard(id)).to.equal('Первое имя');
  });

  /** The statements that connections send while `work` runs. */
  async function sentBy(work: () => Promise<unknown>): Promise<string[]> {
    const { query } = pg.Client.prototype;
    const sent: string[] = [];
    pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
      sent.push(typeof asked[0] === 'string' ? asked[0] : (asked[0] as { text: string }).text);
      return Reflect.apply(query, this, asked);
    } as typeof query;
    await work().finally(() => {
      pg.Client.prototype.query = query;
    });
    return sent;
  }

  it('begins with its first statement, with or without values, and sends nothing without one', async () => {
    const ask = (sql: string, transaction: Transaction, bind?: unknown[]) =>
      world.sequelize.query<{ id: string }>(sql, {
        type: QueryTypes.SELECT,
        transaction,
        ...(bind && { bind }),
      });
    await world.sequelize.transaction(async () => 'the first of a connection prepares it');
    const bound = 'select pg_current_xact_id()::text as id where $1 = 1';
    const plain = 'select pg_current_xact_id()::text as id';
    for (const [first, second] of [
      [bound, plain],
      [plain, bound],
    ] as const) {
      let ids: (string | undefined)[] = [];
      const bindOf = (sql: string) => (sql === bound ? [1] : undefined);
      const sent = await sentBy(() =>
        world.sequelize.transaction(async (transaction) => {
          const [one] = await ask(first, transaction, bindOf(first));
          const [two] = await ask(second, transaction, bindOf(second));
          ids = [one?.id, two?.id];
        }),
      );
      expect(sent).to.have.length(3);
      expect(ids[0]).to.be.a('string').and.equal(ids[1]);
    }
    expect(await sentBy(() => world.sequelize.transaction(async () => 'nothing'))).to.deep.equal([]);
  });

  it('its first statement runs in it or not at all, and a failed one leaves the connection whole', async () => {
    const { id } = await buildProd({ name: 'Прежнее имя' });
    const refused = world.sequelize.transaction((transaction) =>
      world.sequelize.query('update prods set price = $1 where id = $2', { bind: [-1, id], transaction }),
    );
    expect(await refused.catch((error) => error.name)).to.equal('SequelizeDatabaseError');
    const undone = world.sequelize.transaction(async (transaction) => {
      await world.sequelize.query('update prods set name = $1 where id = $2', {
        bind: ['Новое', id],
        transaction,
      });
      throw new Error('undone');
    });
    expect(await undone.catch((error) => error.message)).to.equal('undone');
    expect((await Prod.findByPk(id))?.name).to.equal('Прежнее имя');
    const saved = world.sequelize.transaction((transaction) =>
      world.sequelize
        .transaction({ transaction }, () => Promise.reject(new Error('only the savepoint')))
        .catch(() => Prod.update({ name: 'После' }, { where: { id }, transaction })),
    );
    await saved;
    expect((await Prod.findByPk(id))?.name).to.equal('После');
  });

  it('leaves nothing when it breaks off: no row, no card, no change', async () => {
    const { id } = await buildProd({ name: 'Прежнее имя' });
    await rename(id, 'Прежнее имя курса');
    const before = await changes();
    const broken = world.transaction(async (transaction) => {
      await Prod.update({ name: 'Новое имя' }, { where: { id }, transaction });
      await ProdPrice.create({ prod_id: id, type: 'student', price: 1 }, { transaction });
      throw new Error('changed my mind');
    });
    expect(await broken.catch((error) => error.message)).to.equal('changed my mind');
    expect([await nameOnCard(id), await changes()]).to.deep.equal(['Прежнее имя курса', before]);
    expect(await ProdPrice.count({ where: { prod_id: id } })).to.equal(0);
  });

  it('leaves nothing when the database refuses its last write', async () => {
    const { id } = await buildProd({ name: 'Прежнее имя' });
    const before = await changes();
    const refused = world.transaction(async (transaction) => {
      await Prod.update({ name: 'Новое имя' }, { where: { id }, transaction });
      await Prod.update({ price: -1 }, { where: { id }, transaction });
    });
    expect(await refused.catch((error) => error.name)).to.equal('SequelizeDatabaseError');
    expect([await nameOnCard(id), await changes()]).to.deep.equal([undefined, before]);
  });

  it('shows what it wrote to itself and to nobody else before it ends', async () => {
    const { id } = await buildProd({ name: 'Прежнее имя' });
    await world.transaction(async (transaction) => {
      await Prod.update({ name: 'Новое имя' }, { where: { id }, transaction });
      expect((await Prod.findByPk(id, { transaction }))?.name).to.equal('Новое имя');
      expect((await Prod.findByPk(id))?.name).to.equal('Прежнее имя');
    });
  });

  it('is told of once it has committed, and not when it broke off', async () => {
    let notified = 0;
    const stop = onCommit(world.sequelize, () => {
      notified += 1;
    });
    const { id } = await buildProd();
    await rename(id, 'Рассказанное имя');
    expect(notified).to.equal(1);
    await world.transaction(() => Promise.reject(new Error('no'))).catch(() => undefined);
    expect(notified).to.equal(1);
    stop();
    await rename(id, 'Нерассказанное имя');
    expect(notified).to.equal(1);
  });

  it('returns its connection when it cannot begin as a snapshot', async () => {
    const single = openPool(world.url, { ...forTests, pool: 1 });
    let asked = 0;
    single.addHook('beforeQuery', () => {
      asked += 1;
      if (asked === 3) throw new Error('refused');
    });
    const said = await openSnapshot(single).catch(({ message }: Error) => message);
    expect(said).to.equal('refused');
    expect(await single.query('select 1 as one', { type: QueryTypes.SELECT })).to.deep.equal([{ one: 1 }]);
    await single.close();
  });

  it('leaves the card of a course as the last of many at once would have it', async () => {
    const { id } = await buildProd();
    const writers = Array.from({ length: 8 }, (_, number) =>
      world.transaction(async (transaction) => {
        if (number % 2) await Prod.update({ name: `Имя номер ${number}` }, { where: { id }, transaction });
        else await ProdPrice.create({ prod_id: id, type: 'student', price: 1000 + number }, { transaction });
      }),
    );
    await Promise.all(writers);
    const [row, card] = [await Prod.findByPk(id), await ProdCard.findByPk(id)];
    expect(card?.card).to.deep.include({ name: row?.name, price_from: 10 });
  });

  it('writes no card anew for a change that no card shows', async () => {
    const { id } = await buildProd();
    await rename(id, 'Курс с карточкой');
    const version = async () => {
      const [row] = await world.sequelize.query<{ xmin: string }>(
        'select xmin::text from prod_cards where prod_id = $1',
        { bind: [id], type: QueryTypes.SELECT },
      );
      return row?.xmin;
    };
    const before = await version();
    await world.transaction((transaction) =>
      world.sequelize.query(`insert into specializations (name) values ('Гнатолог')`, { transaction }),
    );
    expect(await version()).to.equal(before);
  });
});
