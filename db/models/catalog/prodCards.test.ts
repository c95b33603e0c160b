import { expect } from 'chai';
import type { Transaction } from 'sequelize';
import { buildCenter, buildCity, buildLecturer, buildProd, inDays } from '../../testing/factories.ts';
import { type TestWorld, testWorld } from '../../testing/world.ts';
import { type Prod, ProdCard, ProdLecturer, ProdPrice, refreshDueCards, refreshProdCards } from '../index.ts';

type Shown = Record<string, unknown>;

describe('the card of a course', () => {
  let world: TestWorld;

  before(async () => {
    world = await testWorld();
  });
  after(() => world?.close());

  const carded = async (given: Parameters<typeof buildProd>[0] = {}): Promise<Prod> => {
    const prod = await buildProd(given);
    await world.transaction((transaction) => refreshProdCards([prod.id], transaction));
    return prod;
  };
  const cardOf = async ({ id }: Prod) => (await ProdCard.findByPk(id))?.card as Shown | undefined;
  const afterwards = async (prod: Prod, change: (transaction: Transaction) => Promise<unknown>) => {
    await world.transaction(change);
    return cardOf(prod);
  };

  it('follows the course', async () => {
    const prod = await carded();
    const card = await afterwards(prod, (transaction) =>
      prod.update({ name: 'Имя & новое', degree: 'LOW', seats_total: 10, seats_taken: 8 }, { transaction }),
    );
    expect(card).to.include({ name: 'Имя &amp; новое', degree: 'LOW', state: 'LAST_SEATS' });
  });

  it('follows its prices as they come, change and go', async () => {
    const prod = await carded({ price: 900_000 });
    const early = { prod_id: prod.id, type: 'date', price: 500_000, date: inDays(2) } as const;
    expect(await afterwards(prod, (transaction) => ProdPrice.create(early, { transaction }))).to.include({
      price: 9000,
      price_now: 5000,
      price_from: 5000,
      price_from_type: 'date',
    });
    const where = { prod_id: prod.id };
    expect(
      await afterwards(prod, (transaction) => ProdPrice.update({ price: 700_000 }, { where, transaction })),
    ).to.include({ price_now: 7000 });
    expect(await afterwards(prod, (transaction) => ProdPrice.destroy({ where, transaction }))).to.include({
      price_now: 9000,
      price_from: 9000,
    });
  });

  it('follows its lecturers, those who come, are renamed, are rejected and go', async () => {
    const lecturer = await buildLecturer({ name: 'Прежний Лектор', sef: 'prezhnij' });
    const prod = await carded();
    const link = { prod_id: prod.id, lecturer_id: lecturer.id };
    expect(
      await afterwards(prod, (transaction) => ProdLecturer.create(link, { transaction })),
    ).to.deep.include({
      lecturers: [{ name: 'Прежний Лектор', sef: 'prezhnij' }],
    });
    expect(
      await afterwards(prod, (transaction) => lecturer.update({ name: 'Новый Лектор' }, { transaction })),
    ).to.deep.include({ lecturers: [{ name: 'Новый Лектор', sef: 'prezhnij' }] });
    expect(
      await afterwards(prod, (transaction) => lecturer.update({ status: 'REJECTED' }, { transaction })),
    ).to.deep.include({ lecturers: [] });
    await afterwards(prod, (transaction) => lecturer.update({ status: 'CONFIRMED' }, { transaction }));
    expect(
      await afterwards(prod, (transaction) => ProdLecturer.destroy({ where: link, transaction })),
    ).to.deep.include({ lecturers: [] });
  });

  it('follows its city and its centre', async () => {
    const [city, center] = [await buildCity({ name: 'Старгород' }), await buildCenter()];
    const prod = await carded({ type: 3, city_id: city.id, center_id: center.id });
    expect(
      await afterwards(prod, (transaction) => city.update({ name: 'Новгород' }, { transaction })),
    ).to.include({ city: 'Новгород' });
    await world.transaction((transaction) => center.update({ name: 'Ликбез' }, { transaction }));
    const [{ found }] = (
      await world.sequelize.query(
        `select tsv @@ to_tsquery('russian', 'ликбез') as found from prod_cards where prod_id = ${prod.id}`,
      )
    )[0] as [{ found: boolean }];
    expect(found).to.equal(true);
  });

  it('is there while the course is public, and gone while it is not', async () => {
    const center = await buildCenter();
    const prod = await carded({ center_id: center.id });
    const changes: [
      string,
      (transaction: Transaction) => Promise<unknown>,
      (transaction: Transaction) => Promise<unknown>,
    ][] = [
      [
        'sent back to moderation',
        (transaction) => prod.update({ status: 'CREATED' }, { transaction }),
        (transaction) => prod.update({ status: 'CONFIRMED' }, { transaction }),
      ],
      [
        'cancelled',
        (transaction) => prod.update({ status: 'CANCELED' }, { transaction }),
        (transaction) => prod.update({ status: 'CONFIRMED' }, { transaction }),
      ],
      [
        'archived',
        (transaction) => prod.update({ archived_at: new Date() }, { transaction }),
        (transaction) => prod.update({ archived_at: null }, { transaction }),
      ],
      [
        'deleted',
        (transaction) => prod.destroy({ transaction }),
        (transaction) => prod.restore({ transaction }),
      ],
      [
        'of a suspended centre',
        (transaction) => center.update({ suspended_at: new Date() }, { transaction }),
        (transaction) => center.update({ suspended_at: null }, { transaction }),
      ],
      [
        'of a rejected centre',
        (transaction) => center.update({ status: 'REJECTED' }, { transaction }),
        (transaction) => center.update({ status: 'CONFIRMED' }, { transaction }),
      ],
      [
        'of a deleted centre',
        (transaction) => center.destroy({ transaction }),
        (transaction) => center.restore({ transaction }),
      ],
    ];
    for (const [what, hide, show] of changes) {
      expect(await afterwards(prod, hide), what).to.equal(undefined);
      expect(await afterwards(prod, show), `${what} no more`).to.not.equal(undefined);
    }
  });

  it('keeps the words it is known by, for searches that slip', async () => {
    await carded({ name: 'Гнатоложество для всех' });
    const [rows] = await world.sequelize.query(`select word from search_words where word = 'гнатоложество'`);
    expect(rows).to.have.length(1);
  });

  describe('that time has overtaken', () => {
    const overtaken = async (given: Parameters<typeof buildProd>[0], pass: string) => {
      const prod = await carded(given);
      // Outside a transaction helper, as time passes: nothing announces a moment.
      await world.sequelize.query(pass.replaceAll(':id', String(prod.id)));
      await ProdCard.update({ changes_at: new Date(Date.now() - 1000) }, { where: { prod_id: prod.id } });
      return prod;
    };
    const withEarlyPrice = () =>
      overtaken(
        { price: 900_000, prices: [{ type: 'date', price: 500_000, date: inDays(2) }] },
        `update prod_prices set date = now() - interval '2 days' where prod_id = :id`,
      );

    it('loses its early price', async () => {
      const prod = await withEarlyPrice();
      expect(await cardOf(prod)).to.include({ price_now: 5000 });
      expect(await refreshDueCards(world.sequelize)).to.equal(1);
      expect(await cardOf(prod)).to.include({ price_now: 9000 });
      expect(await refreshDueCards(world.sequelize)).to.equal(0);
    });

    it('begins, and is over', async () => {
      const prod = await overtaken(
        { date_start: inDays(1), date_end: inDays(2) },
        `update prods set date_start = now() - interval '1 hour' where id = :id`,
      );
      await refreshDueCards(world.sequelize);
      expect(await cardOf(prod)).to.include({ state: 'ONGOING' });
      expect((await ProdCard.findByPk(prod.id))?.changes_at?.getTime()).to.be.greaterThan(Date.now());
    });

    it('says when time will change it next', async () => {
      const [opens, starts] = [inDays(1), inDays(5)];
      const prod = await carded({ registration_from: opens, date_start: starts });
      const due = (await ProdCard.findByPk(prod.id))?.changes_at?.getTime() ?? 0;
      expect(Math.floor(due / 1000)).to.equal(Math.floor(opens.getTime() / 1000));
      expect((await ProdCard.findByPk((await carded({ date_start: null })).id))?.changes_at).to.equal(null);
    });

    it('is refreshed by one of two nodes', async () => {
      await Promise.all(Array.from({ length: 10 }, withEarlyPrice));
      const counts = await Promise.all([
        refreshDueCards(world.sequelize, 5),
        refreshDueCards(world.sequelize, 5),
      ]);
      const rest = await refreshDueCards(world.sequelize);
      expect(counts.reduce((sum, count) => sum + count, rest)).to.equal(10);
    });

    it('a card is left to a transaction that has its course', async () => {
      const prod = await withEarlyPrice();
      await world.transaction(async (transaction) => {
        await prod.update({ name: 'Переименованный курс' }, { transaction });
        expect(await refreshDueCards(world.sequelize)).to.equal(0);
      });
      expect(await cardOf(prod)).to.include({ name: 'Переименованный курс', price_now: 9000 });
    });
  });
});
