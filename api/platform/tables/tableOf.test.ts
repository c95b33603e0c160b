import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect } from 'chai';
import { zipSync } from 'fflate';
import { textCell, workbook } from '../../testing/workbooks.ts';
import { ApiError } from '../http/errors.ts';
import { csvWriter, xlsxWriter } from './tableFiles.ts';
import { tableOf } from './tableOf.ts';

const limits = { rows: 10, columns: 5 };
const read = (bytes: Uint8Array | string) => tableOf(Buffer.from(bytes as string), limits);
const cellsOf = async (bytes: Uint8Array | string) => (await read(bytes)).rows.map(({ cells }) => cells);
const row = (...cells: string[]) => `<row>${cells.join('')}</row>`;

async function refusalOf(bytes: Uint8Array | string): Promise<string> {
  try {
    await read(bytes);
  } catch (error) {
    if (error instanceof ApiError) return `${error.status} ${error.message}`;
    throw error;
  }
  return 'read';
}

describe('a table that somebody brings in', () => {
  for (const [delimiter, name] of [
    [';', 'semicolons'],
    [',', 'commas'],
    ['\t', 'tabs'],
  ] as const)
    it(`is read with ${name}, whatever else its cells hold`, async () => {
      const table = await read(`Название${delimiter}"Цена; и, ещё"\r\n"А; ""б"", в"${delimiter}5\r\n`);
      expect(table.delimiter).to.equal(delimiter);
      expect(table.headers).to.deep.equal(['Название', 'Цена; и, ещё']);
      expect(table.rows).to.deep.equal([{ number: 2, cells: ['А; "б", в', '5'] }]);
    });

  it('is read in windows-1251 as Russian Excel saves it', async () => {
    // «Город;Край» / «Тула;Да»
    const bytes = [
      0xc3, 0xee, 0xf0, 0xee, 0xe4, 0x3b, 0xca, 0xf0, 0xe0, 0xe9, 0x0a, 0xd2, 0xf3, 0xeb, 0xe0, 0x3b,
    ];
    const table = await read(Buffer.from([...bytes, 0xc4, 0xe0]));
    expect([table.encoding, table.headers, table.rows[0]?.cells]).to.deep.equal([
      'windows-1251',
      ['Город', 'Край'],
      ['Тула', 'Да'],
    ]);
  });

  it('is read in UTF-8 with a byte order mark and without', async () => {
    for (const mark of ['', '\ufeff'])
      expect((await read(`${mark}Город\nТула`)).headers).to.deep.equal(['Город']);
    expect((await read(Buffer.from('\ufeffГород\nТула', 'utf16le'))).encoding).to.equal('UTF-16');
  });

  it('keeps the numbers that a spreadsheet gives its rows, across empty ones', async () => {
    const { rows } = await read('Город;\n\nТула;\n;\nОрёл;');
    expect(rows.map(({ number }) => number)).to.deep.equal([3, 5]);
  });

  it('is read as XLSX with shared texts, numbers, dates, flags and gaps', async () => {
    const bytes = workbook(
      [
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>',
        '<row r="4"><c r="A4" s="1"><v>46458</v></c><c r="B4"><v>0.1</v></c><c r="C4" t="b"><v>1</v></c><c r="D4" s="2"><v>46458.4375</v></c></row>',
      ],
      {
        'xl/sharedStrings.xml':
          '<sst><si><t>День</t></si><si><r><t>Да &amp; </t></r><r><t>нет</t></r><rPh><t>нэт</t></rPh></si></sst>',
        'xl/styles.xml':
          '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd/mm/yyyy hh:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs></styleSheet>',
      },
    );
    const table = await read(bytes);
    expect(table.headers).to.deep.equal(['День', 'Столбец 2', 'Да & нет', 'Столбец 4']);
    expect(table.rows).to.deep.equal([{ number: 4, cells: ['12.03.2027', '0.1', 'да', '12.03.2027 10:30'] }]);
  });

  for (const [kind, writer] of [
    ['CSV', csvWriter],
    ['XLSX', xlsxWriter],
  ] as const)
    it(`reads its own ${kind} export back, text that looks like a formula included`, async () => {
      const cells = ['=1+1', '+79161234567', '@имя', 'обычный; "текст"', '<b>&'];
      const out = new PassThrough();
      const bytes = buffer(out);
      const table = writer(out, ['А', 'Б', 'В', 'Г', 'Д']);
      await table.rows([cells]);
      await table.end();
      expect(await cellsOf(await bytes)).to.deep.equal([cells]);
    });

  it('takes what a formula came to, and never runs it', async () => {
    const formula = '<c><f>HYPERLINK("https://evil.example")</f><v>5</v></c>';
    const bytes = workbook([row(textCell('А')), row(formula), row(textCell('=1+1'))]);
    expect(await cellsOf(bytes)).to.deep.equal([['5'], ['=1+1']]);
  });

  it('is refused when it is unpacked to more than a workbook may hold', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(25_000_000) }, { level: 1 });
    expect(bomb.length).to.be.lessThan(1024 * 1024);
    expect(await refusalOf(bomb)).to.equal('422 Файл слишком велик в распакованном виде');
  });

  it('is refused when one cell lies far away, before room is made for all between', async () => {
    const far = workbook([row(textCell('А')), '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>']);
    expect(await refusalOf(far)).to.equal('422 Слишком много столбцов: до 5');
  });

  for (const r of ['1', '0', '-5', '1.5', '1e300', '1048577', 'x', ''])
    it(`is refused when a row after the first is numbered «${r}»`, async () => {
      const bytes = workbook([
        `<row r="1">${textCell('А')}</row>`,
        `<row r="${r}">${textCell('1')}</row>`,
        `<row r="2">${textCell('2')}</row>`,
      ]);
      expect(await refusalOf(bytes)).to.equal(
        '422 Номера строк в файле перепутаны: сохраните таблицу заново',
      );
    });

  it('has each row once, even if rows lie within each other', async () => {
    const bytes = workbook([
      row(textCell('А')),
      `<row><row>${textCell('1')}</row></row>`,
      row(textCell('2')),
    ]);
    const numbers = (await read(bytes)).rows.map(({ number }) => number);
    expect(numbers).to.deep.equal([3, 4]);
  });

  it('keeps no character that the database refuses', async () => {
    const texts = ['А\0Б', '&#0;В', '&#xD800;Г'];
    const bytes = workbook([row(...texts.map(() => textCell('Т'))), row(...texts.map(textCell))]);
    const [cells = []] = await cellsOf(bytes);
    expect(cells[0]).to.equal('АБ');
    for (const cell of cells) expect([cell.includes('\0'), cell.isWellFormed()]).to.deep.equal([false, true]);
  });

  for (const [what, bytes, refusal] of [
    ['has headers alone', 'Город;Край\n', '422 В файле нет строк'],
    ['is empty', '', '422 В файле нет строк'],
    ['has too many rows', `Город\n${'Тула\n'.repeat(11)}`, '422 Слишком много строк: до 10'],
    ['has too many columns', 'а;б;в;г;д;е\n1;2;3;4;5;6', '422 Слишком много столбцов: до 5'],
    ['is a broken archive', Buffer.from('PK\x03\x04broken'), '422 Файл XLSX повреждён'],
    ['is an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), '415 Это книга Excel старого образца'],
    ['is no text', Buffer.from([1, 0, 2, 0]), '415 Подойдёт таблица CSV или XLSX'],
    ['has a header too long', `Город;${'я'.repeat(201)}\nТула;да`, '422 Слишком длинный заголовок столбца 2'],
    ['has a cell too long', `Город\n${'я'.repeat(32_768)}`, '422 Слишком длинный текст в ячейке'],
    ['has a quote that never ends', 'Город\n"Тула', '422 Файл не читается'],
  ] as const)
    it(`is refused in words when it ${what}`, async () => expect(await refusalOf(bytes)).to.include(refusal));
});
