import type { StaffLecturer } from '@odonta/api/contract';
import { Lecturer } from '@odonta/db/models';
import { grantsOf } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { expect } from 'chai';
import fc from 'fast-check';
import { lecturersForStaff } from '../../catalog/lecturers/lecturers.staff.ts';
import { useApi } from '../../testing/useApi.ts';
import { allRows } from './reading.ts';

const rows = 620;
const admin = {
  id: 1,
  is_partner: false,
  roles: ['ADMIN'],
  grants: grantsOf(['ADMIN']),
  managed_center_ids: [],
};

describe('the rows of an export', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('ADMIN')).token;
    await Lecturer.bulkCreate(
      Array.from({ length: rows }, (_, number) => ({
        name: `Имя ${number % 11}`,
        sef: `sef-${number}`,
        text: '',
        status: (['CONFIRMED', 'CREATED', 'REJECTED'] as const)[number % 3] ?? 'CREATED',
      })),
    );
  });

  const exported = (query: { filter?: string; sort?: string } = {}) =>
    allRows(lecturersForStaff, { actor: admin, scope: 'all', query });

  it('the rows are those of all pages of the list, one after another, whatever the filter and order', async () => {
    const asked = fc.record({
      filter: fc.record(
        {
          q: fc.constantFrom('Имя', '1', 'sef-2', 'нет такого'),
          status: fc.subarray(['CONFIRMED', 'CREATED', 'REJECTED'], { minLength: 1 }),
        },
        { requiredKeys: [] },
      ),
      sort: fc.tuple(fc.constantFrom('id', 'name', 'status'), fc.constantFrom('ASC', 'DESC')),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ filter, sort }) => {
        const query = { filter: JSON.stringify(filter), sort: JSON.stringify(sort) };
        expect(await idsOf(exported(query))).to.deep.equal(await listed(query));
      }),
      { numRuns: 12 },
    );
  });

  it('the rows are those of the moment it began, whatever is written meanwhile', async () => {
    const before = await listed({});
    const pages = exported();
    const first = await pages.next();
    const [gone] = await Lecturer.findAll({ order: [['id', 'DESC']], limit: 1 });
    await gone?.destroy();
    await Lecturer.bulkCreate([{ name: 'Новый', sef: 'new-while-exporting', text: '' }]);
    const ids = [...first.value.map(({ id }: { id: number }) => id), ...(await idsOf(pages))];
    expect(ids).to.deep.equal(before);
  });

  it('reading page by page would miss a row', async () => {
    const before = await listed({});
    const [first, ...others] = pagesOf(before.length);
    const ids = await page({}, first ?? [0, 0]);
    await Lecturer.destroy({ where: { id: before[0] } });
    for (const range of others) ids.push(...(await page({}, range)));
    expect(before.filter((id) => !ids.includes(id))).to.have.length(1);
  });

  async function listed(query: Record<string, string>): Promise<number[]> {
    const pages = await Promise.all(pagesOf(rows).map((range) => page(query, range)));
    return pages.flat();
  }

  async function page(query: Record<string, string>, range: [number, number]): Promise<number[]> {
    const parameters = new URLSearchParams({ ...query, range: JSON.stringify(range) });
    const { body } = await api.call<StaffLecturer[]>('get', `/adm/lecturers?${parameters}`, { token });
    return body.message.map(({ id }) => id);
  }
});

const pagesOf = (total: number): [number, number][] =>
  Array.from({ length: Math.ceil(total / 500) }, (_, number) => [number * 500, number * 500 + 499]);

async function idsOf(pages: AsyncGenerator<{ id: number }[]>): Promise<number[]> {
  const ids: number[] = [];
  for await (const shown of pages) ids.push(...shown.map(({ id }) => id));
  return ids;
}
