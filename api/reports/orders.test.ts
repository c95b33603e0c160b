import type { ReportBody, ReportSummary, StaffOrder } from '@odonta/api/contract';
import { AuditEntry } from '@odonta/db/models';
import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { appOfLives } from '../testing/appOfLives.ts';
import { cellsOfCsv, cellsOfXlsx } from '../testing/tables.ts';
import { type TestApi, testApi } from '../testing/testApi.ts';
import { added } from './auditReport.ts';

const allTime = 'from=2026-01-01&to=2026-12-31';

describe('the register of orders', () => {
  let api: TestApi;
  let head: string;

  before(async function () {
    this.timeout(120_000);
    api = await testApi();
    await appOfLives(api, 16, 5);
    head = (await api.staff('ROP_COURSE')).token;
  });
  after(() => api?.close());

  const read = async (query = allTime, token = head) =>
    (await api.call<ReportBody>('get', `/adm/reports/orders?${query}`, { token })).body.message;
  const file = async (format: string, query = allTime, token = head) => {
    const response = await fetch(`${api.url}/api/adm/reports/orders/file?${query}&format=${format}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
  };

  it('has each order of these days of Moscow once, with what the order itself knows of its money', async () => {
    const { columns, rows, totals, count } = await read('from=2026-02-01&to=2026-03-31');
    const kept = await api.sequelize.query<Record<string, string | number>>(
      `select number, paid_sum::float8 / 100 as paid, refunded_sum::float8 / 100 as refunded, subtotal::float8 / 100 as sum,
         date(created_at at time zone 'Europe/Moscow')::text as ordered_on
       from orders where created_at >= '2026-01-31T21:00Z' and created_at < '2026-03-31T21:00Z' order by created_at, id`,
      { type: QueryTypes.SELECT },
    );
    const fields = columns.map(({ field }) => field);
    const of = (field: string) => rows.map(({ cells }) => cells[fields.indexOf(field)]);
    for (const field of ['number', 'paid', 'refunded', 'sum', 'ordered_on'])
      expect(of(field), field).to.deep.equal(kept.map((row) => row[field]));
    expect(count).to.equal(kept.length).greaterThan(3);
    expect(totals.cells[fields.indexOf('paid')]).to.equal(
      kept.reduce((all, row) => all + Number(row.paid), 0),
    );
    const link = totals.links.sum;
    const list = await api.call<StaffOrder[]>(
      'get',
      `/adm/orders?filter=${encodeURIComponent(JSON.stringify(link?.filter))}&range=[0,499]`,
      { token: head },
    );
    expect(list.body.message.map(({ number }) => number)).to.have.members(of('number'));
  });

  it('names people as masks do', async () => {
    const { columns, rows } = await read();
    const place = columns.findIndex(({ field }) => field === 'buyer');
    for (const { cells } of rows) expect(cells[place]).to.equal('Заказова В.');
  });

  it('is the same in files, and under it the sums', async () => {
    const { rows, totals } = await read();
    const csv = cellsOfCsv(new TextDecoder().decode((await file('csv')).bytes));
    const sheet = cellsOfXlsx((await file('xlsx')).bytes).cells.map((row) =>
      row.map((cell) => cell?.value ?? ''),
    );
    expect(csv).to.have.length(rows.length + 2);
    expect(sheet.map(([number]) => number)).to.deep.equal(csv.map(([number]) => number));
    expect(csv.at(-1)).to.deep.equal(['Итого', ...totals.cells.slice(1).map((cell) => String(cell ?? ''))]);
    expect(csv[1]?.[1]).to.match(/^\d{2}\.\d{2}\.2026$/);
  });

  it('leaves in the journal who took a file, and what was asked', async () => {
    const { response } = await file('csv', `${allTime}&payment_method=INVOICE`);
    expect(response.headers.get('content-disposition')).to.match(/report-orders-.*\.csv/);
    const entry = await AuditEntry.findOne({ where: { resource: 'reports' }, order: [['id', 'desc']] });
    expect(entry?.action).to.equal('export');
    expect(entry?.changes).to.deep.include({
      report: [null, 'orders'],
      from: [null, '2026-01-01'],
      payment_method: [null, 'INVOICE'],
      format: [null, 'csv'],
    });
    expect(added({ version: 2, city_id: null })).to.deep.equal({ version: [null, 2], city_id: [null, null] });
  });

  it('is told in sums alone to who may not list orders, and of few people not even so', async () => {
    const { token } = await api.staff('STAT_VIEW');
    const whole = await read();
    const seen = await read(allTime, token);
    expect([seen.rows, seen.totals.cells, seen.withheld]).to.deep.equal([[], whole.totals.cells, 'ROWS']);
    expect(cellsOfCsv(new TextDecoder().decode((await file('csv', allTime, token)).bytes))).to.have.length(2);
    const few = await read('from=2026-01-31&to=2026-01-31&status=PREPARE', token);
    expect(few.totals.cells.filter((cell) => cell !== null && cell !== 0)).to.deep.equal([]);
  });

  it('is taken as a file by who may export, and is in the list of reports for who may read it', async () => {
    const { token } = await api.staff('BOOKKEEPER');
    expect((await file('csv', allTime, token)).response.status).to.equal(403);
    const { body } = await api.call<ReportSummary[]>('get', '/adm/reports', { token });
    const formats = Object.fromEntries(body.message.map((report) => [report.name, report.formats]));
    expect(formats.orders).to.deep.equal([]);
    const own = await api.call<ReportSummary[]>('get', '/adm/reports', { token: head });
    expect(own.body.message.find(({ name }) => name === 'orders')?.formats).to.deep.equal(['xlsx', 'csv']);
  });

  it('refuses days that are none, by name', async () => {
    const asked = async (query: string) =>
      (await api.call('get', `/adm/reports/orders?${query}`, { token: head })).body.errors;
    expect(await asked('from=2026-02-30&to=2026-03-01')).to.deep.equal({ from: 'Укажите день' });
    expect(await asked('from=2026-03-02&to=2026-03-01')).to.deep.equal({ to: 'Конец периода раньше начала' });
    expect(await asked('from=2026-03-02')).to.deep.equal({ to: 'Обязательное поле' });
    expect(await asked('period=decade')).to.deep.equal({ period: 'Недопустимое значение' });
    expect(await asked('centre=1')).to.deep.equal({ centre: 'Неизвестное поле' });
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
