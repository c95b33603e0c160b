import { ArticleLecturer, ProdLecturer, UserMembership } from '@odonta/db/models';
import {
  buildArticle,
  buildIndividual,
  buildLecturer,
  buildProd,
  buildReview,
  buildUser,
} from '@odonta/db/testing/factories.ts';
import { buildBonusLot, buildGiftOrder, buildReferral } from '@odonta/db/testing/loyaltyFactories.ts';
import { buildNegativeLecturer } from '@odonta/db/testing/negativeLecturerFactories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { buildWaitlistEntry } from '@odonta/db/testing/waitlistFactories.ts';
import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { resources } from '../../resources.ts';
import { sampleOf } from '../../testing/samples.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

/** Something that names a record, by the column that does; `id` is the record, of the kind that the column names. */
const pointing: Readonly<Record<string, (id: number) => Promise<unknown>>> = {
  'prods.city_id': (city_id) => buildProd({ type: 3, city_id }),
  'lecturers.city_id': (city_id) => buildLecturer({ city_id }),
  'individuals.specializations': (id) => buildIndividual({ specializations: [id] }),
  'prod_lecturers.lecturer_id': async (lecturer_id) =>
    ProdLecturer.create({ prod_id: (await buildProd()).id, lecturer_id, sort: 0 }),
  'article_lecturers.lecturer_id': async (lecturer_id) =>
    ArticleLecturer.create({ article_id: (await buildArticle()).id, lecturer_id }),
  'reviews.lecturers': (id) => buildReview({ lecturers: [id] }),
  'negative_lecturers.lecturer_id': (lecturer_id) => buildNegativeLecturer({ lecturer_id }),
  'orders.individual_id': (individual_id) => buildOrder({ individual_id, buyer_kind: 'INDIVIDUAL' }),
  'gift_orders.individual_id': (individual_id) => buildGiftOrder({ individual_id }),
  'referrals.individual_id': (individual_id) => buildReferral({ individual_id }),
  'waitlist.individual_id': (individual_id) => buildWaitlistEntry({ individual_id }),
  'bonus_lots.account_id': (account_id) => buildBonusLot({ account_id }),
  'user_memberships.lecturer_id': async (lecturer_id) =>
    UserMembership.create({ user_id: (await buildUser()).id, lecturer_id }),
};

/** Lists of numbers that name no record of a kind that is merged, and why. */
const otherLists: Readonly<Record<string, string>> = {
  'articles.categories': 'categories are fixed in number',
  'prods.categories': 'categories are fixed in number',
  'prods.services': 'services are fixed in number',
  'promo_codes.categories': 'categories are fixed in number',
  'promo_codes.prod_ids': 'courses are not merged',
  'refunds.participant_ids': 'participants are not merged',
  'report_sendings.left_out': 'members of staff are not merged',
  'prod_cards.categories': 'cards are written anew from what they show',
  'prod_cards.services': 'cards are written anew from what they show',
  'prod_cards.lecturer_ids': 'cards are written anew from what they show',
  'prod_cards.group_counts': 'no numbers of records',
  'prod_cards.group_prices': 'no numbers of records',
};

const mergings = Object.fromEntries(
  resources.flatMap(({ name, merges }) => (merges ? [[name, merges] as const] : [])),
);

describe('references to a record that is merged', () => {
  let api: TestApi;
  let token: string;

  before(async () => {
    api = await testApi();
    token = (await api.staff('ADMIN')).token;
  });
  after(() => api?.close());

  const query = <R extends object>(sql: string, bind: unknown[] = []) =>
    api.sequelize.query<R>(sql, { bind, type: QueryTypes.SELECT });
  const declared = Object.values(mergings).flatMap(({ references }) => references);

  for (const [name, of] of Object.entries(mergings)) {
    it(`a merge moves all references to ${name}: no foreign key is missing`, async () => {
      const table = String(resources.find((resource) => resource.name === name)?.model.getTableName());
      const keys = await query<{ key: string }>(
        `select c.conrelid::regclass || '.' || a.attname as key from pg_constraint c
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
         where c.contype = 'f' and c.confrelid = $1::regclass`,
        [table],
      );
      const decided = of.references.filter(({ isList }) => !isList).map(nameOf);
      expect(keys.map(({ key }) => key).sort()).to.deep.equal([...decided, `${table}.merged_into`].sort());
    });

    it(`all references to ${name} name the remaining row afterwards`, async () => {
      const { build } = sampleOf(name);
      const [kept, gone] = await api.given(async () => [
        { id: Number((await build()).id) },
        { id: Number((await build()).id) },
      ]);
      const references = of.references.filter(({ isHistory }) => !isHistory);
      for (const reference of references) await api.given(async () => pointing[nameOf(reference)]?.(gone.id));
      const naming = (id: number) => Promise.all(references.map((reference) => count(reference, id)));
      expect(await naming(gone.id)).to.deep.equal(references.map(() => 1));
      const { status } = await api.call('post', `/adm/${name}/${kept.id}/merge`, {
        token,
        body: { from_id: gone.id, reason: 'Один и тот же' },
      });
      expect(status).to.equal(200);
      expect(await naming(gone.id)).to.deep.equal(references.map(() => 0));
      expect(await naming(kept.id)).to.deep.equal(references.map(() => 1));
    });
  }

  it('every list of numbers in the database has a decision', async () => {
    const lists = await query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and udt_name in ('_int4', '_int8')`,
    );
    const decided = [...Object.keys(otherLists), ...declared.filter(({ isList }) => isList).map(nameOf)];
    expect(lists.map(({ name }) => name).sort()).to.deep.equal(decided.sort());
  });

  async function count({ table, column, isList }: (typeof declared)[number], id: number): Promise<number> {
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
