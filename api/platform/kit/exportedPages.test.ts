import { grantsOf } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { expect } from 'chai';
import { managerRequestsForStaff } from '../../content/manager_requests/managerRequests.staff.ts';
import { useApi } from '../../testing/useApi.ts';
import { allRows } from './reading.ts';
import type { Shown } from './records.ts';

const rows = 2100;
const manager = { id: 1, is_partner: false, managed_center_ids: [], roles: ['MANAGER'] };

describe('the pages of an export', () => {
  const api = useApi();
  let statements: string[] = [];

  before(async () => {
    await api.sequelize.query(
      `insert into manager_requests (name, phone, email, city) select 'Анна ' || n, '+79001234567', 'anna@test.local', 'Пермь' from generate_series(1, ${rows}) n`,
    );
    await api.sequelize.query(
      `insert into status_changes (resource, record_id, move, from_status, to_status)
       select 'manager_requests', id, 'confirm', 'CREATED', 'CONFIRMED' from manager_requests`,
    );
    const { options } = api.sequelize as unknown as { options: { logging: (statement: string) => void } };
    // The clock asks beside, in no transaction.
    options.logging = (statement) =>
      statement.startsWith('Executing (default)') || statements.push(statement);
  });

  async function pagesOf(): Promise<{ shown: Shown[]; length: number; statements: string[] }[]> {
    const actor = { ...manager, grants: grantsOf(['MANAGER']) };
    const read = allRows(managerRequestsForStaff, { actor, scope: 'all', query: {} });
    const pages = [];
    statements = [];
    for await (const shown of read) {
      pages.push({ shown, length: shown.length, statements });
      statements = [];
    }
    return pages;
  }

  it('each cost the same few statements, however many there are', async () => {
    const pages = await pagesOf();
    expect(pages.reduce((sum, { length }) => sum + length, 0)).to.equal(rows);
    const [, second, ...others] = pages.map((page) => page.statements.length);
    console.log(`      ${pages.length} pages, ${second} statements for each`);
    expect(second).to.be.within(1, 3);
    expect(others.every((count) => count <= (second ?? 0))).to.equal(true);
  });

  it('each page continues where the last ended: nothing is skipped or sorted again', async () => {
    const all = (await pagesOf()).flatMap((page) => page.statements);
    expect(all.filter((statement) => statement.includes('declare records'))).to.have.length(1);
    expect(all.filter((statement) => /offset \d/i.test(statement))).to.deep.equal([]);
  });

  it('pages hold neither histories nor allowed transitions, and query none', async () => {
    const pages = await pagesOf();
    expect(pages.flatMap((page) => page.statements.filter((text) => text.includes('status_changes')))).to.be
      .empty;
    const actor = { ...manager, grants: grantsOf(['MANAGER']) };
    const read = allRows(managerRequestsForStaff, { actor, scope: 'all', query: {} });
    const { value } = await read.next();
    await read.return(undefined);
    expect(value[0]).to.include({ phone: '+79001234567' }).and.not.have.property('available_transitions');
    expect(value.flatMap(({ history }: { history: unknown[] }) => history)).to.be.empty;
  });

  it('pages are released one by one: the memory of an export is that of a page', async () => {
    const pages = await pagesOf();
    expect(pages.length).to.be.greaterThan(3);
    expect(pages.map(({ shown }) => shown.length)).to.deep.equal(pages.map(() => 0));
  });
});
