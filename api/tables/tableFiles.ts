import type { Writable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { strToU8, Zip, ZipDeflate } from 'fflate';

export type Cell = string | number | null;

export interface TableWriter {
  row(cells: readonly Cell[]): void;
  end(): void;
}

/** CSV as Russian Excel opens it: BOM, semicolons, CRLF. Text that a spreadsheet would run as a formula is disarmed. */
export function csvWriter(out: Writable, titles: readonly string[]): TableWriter {
  const csv = stringify({ bom: true, delimiter: ';', record_delimiter: 'windows' });
  csv.pipe(out);
  csv.write(titles);
  return {
    row: (cells) => void csv.write(cells.map((cell) => (typeof cell === 'string' ? disarmed(cell) : cell))),
    end: () => void csv.end(),
  };
}

/** One sheet with a frozen header. Cells are typed, so that text stays text whatever it begins with. */
export function xlsxWriter(out: Writable, titles: readonly string[]): TableWriter {
  const zip = new Zip((error, chunk, final) => {
    if (error) out.destroy(error);
    else out.write(chunk);
    if (final) out.end();
  });
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 });
  const put = (cells: readonly Cell[]) => sheet.push(strToU8(`<row>${cells.map(cellOf).join('')}</row>`));
  for (const [name, text] of Object.entries(workbook)) {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    file.push(strToU8(text), true);
  }
  zip.add(sheet);
  sheet.push(strToU8(sheetHead));
  put(titles);
  return {
    row: put,
    end: () => {
      sheet.push(strToU8('</sheetData></worksheet>'), true);
      zip.end();
    },
  };
}

function disarmed(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}

function cellOf(cell: Cell): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** XML 1.0 has no way to write other characters. */
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function escaped(text: string): string {
  return text.replace(notInXml, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org';
const sheetHead = `${xml}<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><sheetData>`;
const workbook = {
  '[Content_Types].xml': `${xml}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `${xml}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${xml}<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="Лист1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};
