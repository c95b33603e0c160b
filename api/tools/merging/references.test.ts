import { Favourite, SearchFollow, UserMembership } from '@odonta/db/models';
import { buildProd, buildUser } from '@odonta/db/testing/factories.ts';
import { buildLessonSlot } from '@odonta/db/testing/lessonFactories.ts';
import { buildBonusLot, buildReferral } from '@odonta/db/testing/loyaltyFactories.ts';
import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { type Reference, referencesTo } from '../../platform/kit/merging.ts';
import { resources } from '../../resources.ts';
import { sampleOf } from '../../testing/samples.ts';
import { hearStatements } from '../../testing/statements.ts';
import { useApi } from '../../testing/useApi.ts';
import { moveReferences } from './references.ts';

type Naming = (id: number) => Promise<unknown>;

/** A row of a table without a resource that names a record, by the column that does. */
const pointingBeside: Readonly<Record<string, Naming>> = {
  'referrals.individual_id': (individual_id) => buildReferral({ individual_id }),
  'favourites.individual_id': async (individual_id) =>
    Favourite.create({ individual_id, prod_id: (await buildProd()).id, uid: 1, price: 0 }),
  'search_follows.individual_id': (individual_id) =>
    SearchFollow.create({ individual_id, filters: { q: `тема ${individual_id}` } }),
  'bonus_lots.account_id': (account_id) => buildBonusLot({ account_id }),
  'lesson_slots.lecturer_id': (lecturer_id) => buildLessonSlot({ lecturer_id }),
  'user_memberships.lecturer_id': async (lecturer_id) =>
    UserMembership.create({ user_id: (await buildUser()).id, lecturer_id }),
};

/** The same of any table: rows of resources are built by their samples. */
const pointing = () =>
  new Map<string, Naming | undefined>([
    ...Object.entries(pointingBeside),
    ...resources.flatMap(({ name, model, refersTo = [] }) =>
      refersTo.map(
        ({ table = String(model.getTableName()), column }) =>
          [nameOf({ table, column }), sampleOf(name).naming?.[column]] as const,
      ),
    ),
  ]);

/** Lists of numbers that name no record of a kind that is merged, and why. */
const otherLists: Readonly<Record<string, string>> = {
  'articles.categories': 'categories are fixed in number',
  'prods.categories': 'categories are fixed in number',
  'prods.services': 'services are fixed in number',
  'promo_codes.categories': 'categories are fixed in number',
  'promo_codes.prod_ids': 'courses are not merged',
  'related_promotions.match_categories': 'categories are fixed in number',
  'related_promotions.match_types': 'types are fixed in number',
  'related_promotions.match_prods': 'courses are not merged',
  'related_promotions.notify_categories': 'categories are fixed in number',
  'refunds.participant_ids': 'participants are not merged',
  'report_sendings.left_out': 'members of staff are not merged',
  'prod_cards.categories': 'cards are written anew from what they show',
  'prod_cards.services': 'cards are written anew from what they show',
  'prod_cards.lecturer_ids': 'cards are written anew from what they show',
  'prod_cards.group_counts': 'no numbers of records',
  'prod_cards.group_prices': 'no numbers of records',
};

const merged = resources.filter(({ merges }) => merges);

describe('references to a record that is merged', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('ADMIN')).token;
  });

  const query = <R extends object>(sql: string, bind: unknown[] = []) =>
    api.sequelize.query<R>(sql, { bind, type: QueryTypes.SELECT });
  const declared = () => merged.flatMap((resource) => referencesTo(resource, resources));

  it('each reference has a row in a sample, and names records that are merged', () => {
    const unsampled = declared()
      .filter(({ isHistory }) => !isHistory)
      .map(nameOf);
    expect(unsampled.filter((name) => !pointing().get(name))).to.deep.equal([]);
    const named = resources.flatMap(({ refersTo = [] }) => refersTo.map(({ of }) => of));
    expect(merged.map(({ name }) => name)).to.include.members(named);
  });

  for (const resource of merged) {
    const { name } = resource;
    it(`a merge moves all references to ${name}: no foreign key is missing`, async () => {
      const table = String(resource.model.getTableName());
      const keys = await query<{ key: string }>(
        `select c.conrelid::regclass || '.' || a.attname as key from pg_constraint c
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
         where c.contype = 'f' and c.confrelid = $1::regclass`,
        [table],
      );
      const decided = referencesTo(resource, resources)
        .filter(({ isList }) => !isList)
        .map(nameOf);
      expect(keys.map(({ key }) => key).sort()).to.deep.equal([...decided, `${table}.merged_into`].sort());
    });

    it(`all references to ${name} name the remaining row afterwards`, async () => {
      const { build } = sampleOf(name);
      const [kept, gone] = await api.given(async () => [
        { id: Number((await build()).id) },
        { id: Number((await build()).id) },
      ]);
      const live = referencesTo(resource, resources).filter(({ isHistory }) => !isHistory);
      for (const reference of live) await api.given(async () => pointing().get(nameOf(reference))?.(gone.id));
      const naming = (id: number) => Promise.all(live.map((reference) => count(reference, id)));
      expect(await naming(gone.id)).to.deep.equal(live.map(() => 1));
      const { status } = await api.call('post', `/adm/${name}/${kept.id}/merge`, {
        token,
        body: { from_id: gone.id, reason: 'Один и тот же' },
      });
      expect(status).to.equal(200);
      expect(await naming(gone.id)).to.deep.equal(live.map(() => 0));
      expect(await naming(kept.id)).to.deep.equal(live.map(() => 1));
    });
  }

  it('a merge locks referring tables in the locking order, however the resources are listed', async () => {
    const names = [
      'prod_lecturers.lecturer_id',
      'orders.individual_id',
      'prods.city_id',
      'bonus_lots.account_id',
      'lecturers.city_id',
    ];
    const references = names.map((name) => {
      const [table = '', column = ''] = name.split('.');
      return { table, column };
    });
    const updated: unknown[] = [];
    const { sequelize } = api;
    const stop = hearStatements(sequelize, (sql) => updated.push(/\bupdate (\w+ set \w+)/.exec(sql)?.[1]));
    await sequelize
      .transaction((transaction) => moveReferences(references, { sequelize, kept: 1, gone: 2, transaction }))
      .finally(stop);
    expect(updated.filter(Boolean)).to.deep.equal([
      'lecturers set city_id',
      'prods set city_id',
      'orders set individual_id',
      'prod_lecturers set lecturer_id',
      'bonus_lots set account_id',
    ]);
  });

  it('every list of numbers in the database has a decision', async () => {
    const lists = await query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and udt_name in ('_int4', '_int8')`,
    );
    const decided = [
      ...Object.keys(otherLists),
      ...declared()
        .filter(({ isList }) => isList)
        .map(nameOf),
    ];
    expect(lists.map(({ name }) => name).sort()).to.deep.equal(decided.sort());
  });

  async function count({ table, column, isList }: Reference, id: number): Promise<number> {
    const names = isList ? `${column} @> array[$1::integer]` : `${column} = $1`;
    const [row] = await query<{ count: number }>(
      `select count(*)::int as count from ${table} where ${names}`,
      [id],
    );
    return row?.count ?? 0;
  }

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});

const nameOf = ({ table, column }: { table: string; column: string }) => `${table}.${column}`;
