import type { CenterProdCard, EditedProd } from '@odonta/api/contract';
import { type Center, Lecturer, Prod, ProdRevision } from '@odonta/db/models';
import {
  buildCenter,
  buildCity,
  buildLecturer,
  buildPartner,
  buildProd,
  inDays,
} from '@odonta/db/testing/factories.ts';
import { ruleOf } from '@odonta/db/vocabulary/catalog/revisions/changeRule.ts';
import { type EditedField, withCompanions } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import { isSameValue } from '@odonta/db/vocabulary/catalog/revisions/sameValue.ts';
import { expect } from 'chai';
import fc from 'fast-check';
import { useApi, useStaff } from '../../testing/useApi.ts';
import { namedIn } from './changes.ts';
import { valuesOf } from './values.ts';

const none = { heldPrices: [], lowestPrices: new Map() };
const start = Math.floor(inDays(40).getTime() / 1000);

describe('revisions of published courses', () => {
  const api = useApi();
  const moderator = useStaff(api, 'COURSE_EDITOR');
  let center: Center;
  let editor: string;
  let edits: fc.Arbitrary<Partial<EditedProd>>;
  let lecturers: number[];

  before(async () => {
    center = await buildCenter();
    editor = await api.tokenOf(await buildPartner(center, { role: 'OWNER' }));
    lecturers = [];
    for (const _ of [1, 2, 3]) lecturers.push((await buildLecturer({ status: 'CONFIRMED' })).id);
    edits = anyEdit({ lecturers, cities: [(await buildCity()).id, (await buildCity()).id] });
  });

  const build = () =>
    api.given(async () =>
      buildProd({
        ...{ center_id: center.id, type: 4, city_id: (await buildCity()).id, duration_hours: 16 },
        ...{ date_start: inDays(30), date_end: inDays(31), degree: 'LOW' },
        lecturers: await Promise.all(lecturers.slice(0, 2).map((id) => lecturerBy(id))),
        prices: [{ type: 'student', price: 500_000 }],
      }),
    );
  const call = (method: string, { id }: Prod, tail: string, body: object) =>
    api.call<CenterProdCard>(method, `/prods/my/${id}${tail}`, { token: editor, body });
  const apply = async (prod: Prod, fields?: EditedField[]) => {
    const revision = await ProdRevision.findOne({ where: { prod_id: prod.id, status: 'CREATED' } });
    if (!revision) return;
    const body = { ...(fields && { fields }), version: revision.version };
    const answer = await api.call('post', `/adm/prod_revisions/${revision.id}/apply`, {
      token: moderator.token,
      body,
    });
    expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
  };
  const now = async ({ id }: Prod) => valuesOf(await Prod.findByPk(id, { rejectOnEmpty: true }));

  it('an edit of any fields changes the live course by the rule alone, and whole once it is applied', async function () {
    this.timeout(180_000);
    await fc.assert(
      fc.asyncProperty(edits, async (edit) => {
        const prod = await build();
        const before = await now(prod);
        const saved = await call('put', prod, '', { fields: edit });
        expect(saved.status, JSON.stringify(saved.body)).to.equal(200);
        expect(await now(prod)).to.deep.equal(before);
        const changed = namedIn(edit).filter((field) => !isSameValue(edit[field], before[field]));
        if (changed.length === 0) return;
        const sent = await call('post', prod, '/submit', {});
        expect(sent.status, JSON.stringify(sent.body)).to.equal(200);
        const between = await now(prod);
        for (const field of namedIn(before)) {
          const isInstant =
            changed.includes(field) && ruleOf(field, before, { ...before, ...edit }, none) === 'instant';
          expectSame(field, between, isInstant ? { ...before, ...edit } : before);
        }
        await apply(prod);
        const after = await now(prod);
        for (const field of namedIn(before)) expectSame(field, after, { ...before, ...edit });
      }),
      { numRuns: 15 },
    );
  });

  it('parts that are applied in any order end in the same course', async function () {
    this.timeout(180_000);
    await fc.assert(
      fc.asyncProperty(edits, fc.infiniteStream(fc.nat()), async (edit, order) => {
        const [whole, parts] = [await build(), await build()];
        for (const prod of [whole, parts]) {
          await call('put', prod, '', { fields: edit });
          await call('post', prod, '/submit', {});
        }
        await apply(whole);
        for (let left = await leftOf(parts); left.length > 0; left = await leftOf(parts)) {
          const chosen = left[(order.next().value ?? 0) % left.length] as EditedField;
          await apply(parts, [chosen]);
          expect(await leftOf(parts)).to.not.include.members(withCompanions([chosen], left));
        }
        const [one, other] = [await now(whole), await now(parts)];
        for (const field of namedIn(edit)) expectSame(field, one, other);
      }),
      { numRuns: 6 },
    );
  });

  const leftOf = async ({ id }: Prod): Promise<EditedField[]> =>
    namedIn((await ProdRevision.findOne({ where: { prod_id: id, status: 'CREATED' } }))?.fields ?? {});

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});

function expectSame(field: EditedField, one: Partial<EditedProd>, other: Partial<EditedProd>): void {
  const plain = (values: Partial<EditedProd>) =>
    field === 'prices' ? values.prices?.map(({ id: _id, ...price }) => price) : values[field];
  expect(
    isSameValue(plain(one), plain(other)),
    `${field}: ${JSON.stringify([plain(one), plain(other)])}`,
  ).to.equal(true);
}

const lecturerBy = (id: number) => Lecturer.findByPk(id, { rejectOnEmpty: true });

/** Values that a course may have together. */
function anyEdit({
  lecturers,
  cities,
}: {
  lecturers: number[];
  cities: number[];
}): fc.Arbitrary<Partial<EditedProd>> {
  const values: { [Field in EditedField]?: fc.Arbitrary<EditedProd[Field]> } = {
    name: fc.constantFrom('Первое название курса', 'Второе название курса'),
    degree: fc.constantFrom('LOW', 'MIDDLE'),
    categories: fc.uniqueArray(fc.constantFrom(1, 2, 3), { minLength: 1, maxLength: 3 }) as never,
    text: fc.nat(9).map((n) => `<p>${`Другое описание ${n}. `.repeat(20)}</p>`),
    for_whom: fc.constantFrom('', '<p>Ортопедам</p>'),
    city_id: fc.constantFrom(...cities),
    address: fc.constantFrom('Ленина, 1', 'Мира, 2'),
    date_start: fc.nat(5).map((day) => start + day * 86_400),
    duration_hours: fc.integer({ min: 1, max: 40 }),
    lecturer_ids: fc.uniqueArray(fc.constantFrom(...lecturers), { minLength: 1 }),
    price: fc.integer({ min: 5000, max: 20_000 }),
    seats_total: fc.option(fc.integer({ min: 10, max: 50 })),
    refund_policy: fc.constantFrom([{ days_before: 7, percent: 100 }], [{ days_before: 30, percent: 50 }]),
    seats_display: fc.constantFrom('NUMBER', 'HIDDEN'),
    group_size: fc.option(fc.integer({ min: 1, max: 20 })),
    replace_hours: fc.option(fc.integer({ min: 1, max: 48 })),
  };
  return fc
    .record(values, { requiredKeys: [] })
    .filter((edit) => Object.keys(edit).length > 0)
    .map((edit) => ({
      ...edit,
      ...(edit.date_start && { date_end: edit.date_start + 86_400 }),
    })) as fc.Arbitrary<Partial<EditedProd>>;
}
