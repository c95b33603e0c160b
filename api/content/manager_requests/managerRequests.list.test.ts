import type { StaffManagerRequest } from '@odonta/api/contract';
import { ManagerRequest } from '@odonta/db/models';
import { buildCenter } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import fc from 'fast-check';
import { useApi } from '../../testing/useApi.ts';

const names = ['Анна Ким', 'АННА Ли', 'Ян_Ян', 'Пётр 100%', 'Обрат\\ная'];
const cities = ['Казань', 'Москва', 'Орёл'];
const statuses = ['CREATED', 'REJECTED', 'CANCELED'] as const;
const words = [
  'анна',
  'АНН',
  'ким 7',
  '_',
  '%',
  '\\',
  'ан казань',
  'ль',
  '79',
  'орёл',
  '@x',
  'нет такого',
  '12',
  '',
];

interface Narrowing {
  q?: string;
  status?: string[];
  is_free?: boolean;
  is_overdue?: boolean;
  center_id?: number;
}

/** Indexes, stored words and counted tabs serve the long list; this is the expected result. */
describe('the list of requests', () => {
  const api = useApi();
  let token: string;
  let rows: ManagerRequest[];
  let centerId: number;

  before(async () => {
    const admin = await api.staff('ADMIN');
    token = admin.token;
    centerId = (await api.given(() => buildCenter())).id;
    rows = await ManagerRequest.bulkCreate(
      Array.from({ length: 120 }, (_, number) => ({
        name: names[number % names.length] ?? '',
        phone: `79${String(number * 7919).padStart(9, '0')}`,
        email: `Guest${number}@x.local`,
        city: cities[number % cities.length] ?? '',
        status: statuses[(number % 7) % 3] ?? 'CREATED',
        center_id: number % 4 ? null : centerId,
        manager_id: number % 5 ? null : admin.user.id,
        sla_due_at: number % 3 ? new Date(number % 2 ? '2026-01-01' : '2099-01-01') : null,
        next_contact_at: number % 6 ? null : new Date(2026, 0, 1 + number),
      })),
      { returning: true },
    );
    const [gone] = rows.splice(7, 1);
    await gone?.destroy();
  });

  const narrowings = fc.record(
    {
      q: fc.constantFrom(...words),
      status: fc.subarray([...statuses], { minLength: 1 }),
      is_free: fc.boolean(),
      is_overdue: fc.boolean(),
      center_id: fc.constant(0),
    },
    { requiredKeys: [] },
  );
  const sorts = fc.tuple(
    fc.constantFrom(
      'id',
      'name',
      'city',
      'status',
      'next_contact_at',
      'sla_due_at',
      'manager_id',
      'created_at',
    ),
    fc.constantFrom('ASC' as const, 'DESC' as const),
  );

  it('is exactly what a naive look through all rows finds, counts and orders, whatever is asked', async () => {
    await fc.assert(
      fc.asyncProperty(
        narrowings,
        sorts,
        fc.integer({ min: 0, max: 60 }),
        async (drawn, [field, direction], from) => {
          const filter = 'center_id' in drawn ? { ...drawn, center_id: centerId } : drawn;
          const range = [from, from + 19];
          const parameters = new URLSearchParams({
            filter: JSON.stringify(filter),
            sort: JSON.stringify([field, direction]),
            range: JSON.stringify(range),
          });
          const answer = await api.call<StaffManagerRequest[]>('get', `/adm/manager_requests?${parameters}`, {
            token,
          });
          const { message, facets } = answer.body as typeof answer.body & { facets: Record<string, object> };
          const found = rows.filter((row) => suits(row, filter)).sort(by(field, direction));
          expect(message.map(({ id }) => id)).to.deep.equal(found.slice(from, from + 20).map(({ id }) => id));
          expect(answer.headers.get('content-range')?.split('/')[1]).to.equal(String(found.length));
          const { status: _status, ...others } = filter;
          const counts = new Map<string, number>();
          for (const { status } of rows.filter((row) => suits(row, others)))
            counts.set(status, (counts.get(status) ?? 0) + 1);
          expect(facets.status).to.deep.equal(Object.fromEntries(counts));
        },
      ),
      { numRuns: 80 },
    );
  });

  it('tells by a search nothing of what its reader sees masked', async () => {
    const masked = (await api.staff('MANAGER_REQUEST_VIEW')).token;
    const asked = async (q: string) => {
      const filter = encodeURIComponent(JSON.stringify({ q }));
      const path = `/adm/manager_requests?filter=${filter}`;
      return (await api.call<unknown[]>('get', path, { token: masked })).body.message.length;
    };
    expect([await asked('Анна'), await asked('79000'), await asked('Guest')]).to.deep.equal([0, 0, 0]);
    expect(await asked('Казань')).to.be.greaterThan(0);
  });
});

function suits(row: ManagerRequest, { q = '', status, is_free, is_overdue, center_id }: Narrowing): boolean {
  const columns = [row.name, row.phone, row.email, row.city].map((text) => (text ?? '').toLowerCase());
  const isFound = q
    .toLowerCase()
    .split(' ')
    .every((word) => columns.some((text) => text.includes(word)));
  const isLate = row.status === 'CREATED' && row.sla_due_at !== null && row.sla_due_at < new Date();
  return (
    (isFound || String(row.id) === q) &&
    (status?.includes(row.status) ?? true) &&
    (is_free === undefined || is_free === (row.manager_id === null)) &&
    (is_overdue === undefined || is_overdue === isLate) &&
    (center_id === undefined || row.center_id === center_id)
  );
}

/** Rows without a value come last both ways, equal ones by number; texts as the database compares them. */
function by(field: string, direction: 'ASC' | 'DESC') {
  const sign = direction === 'ASC' ? 1 : -1;
  const { compare } = new Intl.Collator('ru');
  return (one: ManagerRequest, other: ManagerRequest): number => {
    const [a, b] = [one.get(field), other.get(field)];
    if (a === null || b === null) {
      if (a !== b) return a === null ? 1 : -1;
    } else {
      const order = typeof a === 'string' ? compare(a, String(b)) : Number(a) - Number(b);
      if (order !== 0) return sign * order;
    }
    return sign * (one.id - other.id);
  };
}
