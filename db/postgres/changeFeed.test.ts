import { expect } from 'chai';
import { City } from '../models/index.ts';
import { buildCity, buildLecturer, buildProd } from '../testing/factories.ts';
import { useWriters } from '../testing/writers.ts';
import { type Change, changesSince, isTooOld, presentCursor, trimChanges } from './changeFeed.ts';

describe('the change feed', () => {
  const { world, writer, insert } = useWriters();
  const ids = (changes: readonly Change[]) => changes.map(({ entity_id }) => entity_id);

  it('tells what was changed, with the tags of the pages that show it', async () => {
    const cursor = await presentCursor(world.sequelize);
    const prod = await buildProd({ type: 3, categories: [2, 5], lecturers: [await buildLecturer()] });
    await world.transaction((transaction) => prod.update({ name: 'Новое имя' }, { transaction }));
    const { changes } = await changesSince(world.sequelize, cursor);
    const card = changes.find(({ entity }) => entity === 'prod_cards');
    expect(card?.tags).to.include.members([
      `prod:${prod.id}`,
      'list',
      'list:type:3',
      'list:category:2',
      'list:category:5',
    ]);
    expect(changes.map(({ entity }) => entity)).to.include.members([
      'centers',
      'lecturers',
      'prods',
      'prod_lecturers',
    ]);
  });

  it('tells of both categories when a course moves from one to another', async () => {
    const prod = await buildProd({ categories: [7] });
    await world.transaction((transaction) => prod.update({ degree: 'LOW' }, { transaction }));
    const cursor = await presentCursor(world.sequelize);
    await world.transaction((transaction) => prod.update({ categories: [9] }, { transaction }));
    const { changes } = await changesSince(world.sequelize, cursor);
    expect(changes.find(({ entity }) => entity === 'prod_cards')?.tags).to.include.members([
      'list:category:7',
      'list:category:9',
    ]);
  });

  it('tells nothing of a write that changes nothing, or was rolled back', async () => {
    const city = await buildCity();
    const cursor = await presentCursor(world.sequelize);
    await world.sequelize.query(`update cities set updated_at = now() where id = ${city.id}`);
    await world
      .transaction((transaction) =>
        city.update({ name: 'Никогда' }, { transaction }).then(() => Promise.reject(new Error('no'))),
      )
      .catch(() => undefined);
    expect((await changesSince(world.sequelize, cursor)).changes).to.deep.equal([]);
  });

  it('loses nothing when a transaction that took its number first commits last', async () => {
    const [slow, quick] = [await writer(), await writer()];
    const start = await presentCursor(world.sequelize);
    const [{ last }] = (await quick.query('select coalesce(max(id), 0)::text as last from change_log'))
      .rows as [{ last: string }];
    const naive = async (after: string) =>
      (await quick.query('select id::text, entity_id from change_log where id > $1 order by id', [after]))
        .rows;

    await slow.query('begin');
    const first = (await insert(slow, 'Медленный')).rows[0].id;
    const second = (await insert(quick, 'Быстрый')).rows[0].id;
    const seenNaively = await naive(last);
    const early = await changesSince(world.sequelize, start);
    await slow.query('commit');
    const late = await changesSince(world.sequelize, early.cursor);

    expect([...ids(early.changes), ...ids(late.changes)]).to.deep.equal([first, second]);
    const naivelyLate = await naive(seenNaively.at(-1)?.id ?? last);
    expect([...ids(seenNaively), ...ids(naivelyLate)]).to.deep.equal([second]);
  });

  it('gives long news in portions, and each of them once, also where numbers grow by a digit', async () => {
    const cursor = await presentCursor(world.sequelize);
    await world.sequelize.query(`select setval(pg_get_serial_sequence('change_log', 'id'), 9990)`);
    await City.bulkCreate(
      Array.from({ length: 25 }, (_, number) => ({ name: `Порция ${number}`, region: 'Край' })),
    );
    const seen: (number | null)[] = [];
    for (let at = cursor; ; ) {
      const { changes, cursor: next } = await changesSince(world.sequelize, at, 10);
      if (changes.length === 0) break;
      seen.push(...ids(changes));
      at = next;
    }
    expect(new Set(seen).size).to.equal(25);
    expect(seen).to.have.length(25);
  });

  it('knows a cursor that is older than what is left', async () => {
    const old = await presentCursor(world.sequelize);
    await buildCity();
    const { cursor: follower } = await changesSince(world.sequelize, old);
    expect(await isTooOld(world.sequelize, follower)).to.equal(false);
    await world.sequelize.query(`update change_log set at = now() - interval '2 days'`);
    await trimChanges(world.sequelize);
    expect(await isTooOld(world.sequelize, { xid: '1', id: '1' })).to.equal(true);
    expect(await isTooOld(world.sequelize, follower)).to.equal(false);
    await buildCity();
    await trimChanges(world.sequelize);
    const [[{ count }]] = (await world.sequelize.query('select count(*)::int as count from change_log')) as [
      [{ count: number }],
      unknown,
    ];
    expect(count).to.equal(1);
    expect(await isTooOld(world.sequelize, follower)).to.equal(true);
  });
});
