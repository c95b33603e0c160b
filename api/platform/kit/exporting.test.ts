import type { StaffLecturer } from '@odonta/api/contract';
import { AuditEntry, Lecturer } from '@odonta/db/models';
import { buildLecturer, buildManagerRequest, buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { cellsOfCsv, cellsOfXlsx } from '../../testing/tables.ts';
import type { TestApi } from '../../testing/testApi.ts';
import { useApi } from '../../testing/useApi.ts';

const filter = encodeURIComponent(JSON.stringify({ q: 'Экспортов', status: 'CONFIRMED' }));
const narrowed = `filter=${filter}&sort=["name","DESC"]`;

/** Cells that a spreadsheet would execute, in every known disguise. */
const formulas = [
  '=HYPERLINK("http://evil.example";"Жми")',
  '+7+cmd|calc',
  '-2+3',
  '@SUM(1)',
  '\t=1',
  '\r=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠A1',
];

describe('exports', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('LECTURER_EDIT')).token;
    await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        buildLecturer({ name: `Экспортов ${number % 9}`, status: number % 4 ? 'CONFIRMED' : 'CREATED' }),
      ),
    );
  });

  const csv = async (query: string, path = 'lecturers', as = token) =>
    (await api.call('get', `/adm/${path}/export?format=csv&${query}`, { token: as })).text;
  const file = async (query: string, path = 'lecturers', as = token) => {
    const response = await fetch(`${api.url}/api/adm/${path}/export?${query}`, {
      headers: { authorization: `Bearer ${as}` },
    });
    return { headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
  };

  it('an export holds all rows of the list under the same filter, in its order', async () => {
    const { body } = await api.call<StaffLecturer[]>('get', `/adm/lecturers?${narrowed}&range=[0,499]`, {
      token,
    });
    const listed = body.message.map(({ id }) => String(id));
    expect(listed).to.have.length(30);
    const [, ...rows] = cellsOfCsv(await csv(narrowed));
    expect(rows.map(([id]) => id)).to.deep.equal(listed);
    const { cells } = cellsOfXlsx((await file(narrowed)).bytes);
    expect(cells.slice(1).map(([id]) => id?.value)).to.deep.equal(listed);
  });

  it('a CSV begins with the mark and the separators that a Russian spreadsheet expects', async () => {
    const answer = await api.call('get', `/adm/lecturers/export?format=csv&${narrowed}`, { token });
    expect(answer.headers.get('content-type')).to.equal('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).to.match(
      /^attachment; filename="lecturers-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const { bytes } = await file(`format=csv&${narrowed}`);
    expect([...bytes.slice(0, 3)]).to.deep.equal([0xef, 0xbb, 0xbf]);
    expect(answer.text).to.match(/№;Имя;Адрес страницы;Статус\r\n/);
    expect(answer.text).to.include(';Экспортов 8;').and.include(';Опубликован\r\n');
  });

  it('a workbook has typed cells and the parts that a reader expects', async () => {
    const { headers, bytes } = await file(narrowed);
    expect(headers.get('content-type')).to.equal(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    const { cells, files } = cellsOfXlsx(bytes);
    expect(Object.keys(files)).to.have.members([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/worksheets/sheet1.xml',
    ]);
    expect(cells[0]?.map(({ value }) => value)).to.deep.equal(['№', 'Имя', 'Адрес страницы', 'Статус']);
    expect(cells[1]?.map(({ type }) => type)).to.deep.equal(['n', 'inlineStr', 'inlineStr', 'inlineStr']);
    expect(cells[1]?.[1]?.value).to.equal('Экспортов 8');
  });

  it('no cell runs as a formula, and no letter is lost', async () => {
    await Lecturer.bulkCreate(formulas.map((name, number) => ({ name, sef: `formula-${number}`, text: '' })));
    const query = `filter=${encodeURIComponent('{"q":"formula-"}')}&sort=["id","ASC"]`;
    const [, ...rows] = cellsOfCsv((await csv(query)).replaceAll('\r=1', '<CR>=1'));
    const names = rows.map(([, name]) => name?.replace('<CR>', '\r'));
    expect(names).to.deep.equal(formulas.map((name) => `'${name}`));
    const { cells, files } = cellsOfXlsx((await file(query)).bytes);
    expect(cells.slice(1).map(([, name]) => [name?.type, name?.value])).to.deep.equal(
      formulas.map((name) => ['inlineStr', name]),
    );
    expect(files['xl/worksheets/sheet1.xml']).to.not.include('<f>');
    console.log(`      active cells: 0 of ${formulas.length * 2}`);
  });

  it('phones are escaped, and numbers stay numbers', async () => {
    const manager = (await api.staff('MANAGER')).token;
    await buildManagerRequest({ phone: '+79001234567', comment: 'Точка; с "кавычками"\nи строкой' });
    const { text } = await api.call('get', '/adm/manager_requests/export?format=csv', { token: manager });
    expect(text).to.include(";'+7 (900) 123-45-67;").and.include('"Точка; с ""кавычками""\nи строкой"');
    await api.given(() => buildProd({ price: 1_234_500 }));
    const prods = cellsOfXlsx((await file('', 'prods', (await api.staff('ROP_COURSE')).token)).bytes);
    const price = prods.cells[0]?.findIndex(({ value }) => value === 'Цена сейчас, ₽') ?? -1;
    expect(prods.cells[1]?.[price]).to.deep.equal({ type: 'n', value: '12345' });
  });

  it('a workbook leaves out what XML cannot hold, and writes markup as text', async () => {
    await buildLecturer({ name: 'Нечисть\u0001<b>&"\u{1f9b7}', sef: 'nechist' });
    const { cells } = cellsOfXlsx((await file(`filter=${encodeURIComponent('{"q":"nechist"}')}`)).bytes);
    expect(cells[1]?.[1]?.value).to.equal('Нечисть<b>&"\u{1f9b7}');
  });

  it('an export has no limit of thousands of rows', async () => {
    const many = Array.from({ length: 2100 }, (_, number) => ({
      name: `Массов ${number}`,
      sef: `massov-${number}`,
      text: '',
    }));
    await Lecturer.bulkCreate(many);
    const query = `filter=${encodeURIComponent('{"q":"massov"}')}&sort=["status","ASC"]`;
    const [, ...rows] = cellsOfCsv(await csv(query));
    expect(new Set(rows.map(([id]) => id)).size).to.equal(2100);
  });

  it('an export has the requested columns, in that order, and no others', async () => {
    const fresh = (await api.staff('LECTURER_EDIT')).token;
    const [titles, row] = cellsOfCsv(await csv(`columns=status,name&${narrowed}`, 'lecturers', fresh));
    expect(titles?.at(-1)).to.equal('Имя');
    expect([titles?.length, row]).to.deep.equal([2, ['Опубликован', 'Экспортов 8']]);
    const { cells } = cellsOfXlsx((await file(`columns=id&${narrowed}`, 'lecturers', fresh)).bytes);
    expect(new Set(cells.map(({ length }) => length))).to.deep.equal(new Set([1]));
  });

  it('a person has ten exports an hour, of all lists on all nodes', async () => {
    const { token: hasty } = await api.staff('ADMIN');
    const statusOf = async (path: string, as = hasty, at: Pick<TestApi, 'call'> = api) =>
      (await at.call('get', `/adm/${path}/export?format=csv`, { token: as })).status;
    const first = await Promise.all(
      ['lecturers', 'prods', 'users', 'centers', 'reviews'].map((name) => statusOf(name)),
    );
    const other = await api.node();
    const more = await Promise.all(Array.from({ length: 8 }, () => statusOf('lecturers', hasty, other)));
    expect([...first, ...more].filter((status) => status === 200)).to.have.length(10);
    const refused = await api.call('get', '/adm/lecturers/export', { token: hasty });
    expect(refused.status).to.equal(429);
    expect(Number(refused.headers.get('retry-after'))).to.be.within(1, 3600);
    expect(await statusOf('lecturers', (await api.staff('ADMIN')).token)).to.equal(200);
    await other.close();
  });

  it('the audit log records what was exported', async () => {
    await csv(narrowed);
    const entry = await AuditEntry.findOne({
      where: { action: 'export', resource: 'lecturers' },
      order: [['id', 'DESC']],
    });
    expect(entry?.changes).to.deep.equal({ filter: [null, decodeURIComponent(filter)] });
    expect(entry?.actor_roles).to.deep.equal(['LECTURER_EDIT']);
  });

  it('an export refuses what the list refuses, before the first byte', async () => {
    const fresh = (await api.staff('LECTURER_EDIT')).token;
    const unwell = [
      'format=pdf',
      'filter={"colour":1}',
      'sort=["text","ASC"]',
      'limit=5',
      'columns=id,phone',
    ];
    for (const query of [...unwell, 'columns=', 'columns=name&columns=id']) {
      const { status, body } = await api.call('get', `/adm/lecturers/export?${query}`, { token: fresh });
      expect([status, body.code]).to.deep.equal([422, 'INVALID']);
    }
    expect(
      (await api.call('get', '/adm/lecturers/export', { token: (await api.staff('COURSE_VIEW')).token }))
        .status,
    ).to.equal(403);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
