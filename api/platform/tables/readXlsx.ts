import { joined } from './rowsWithin.ts';
import { rowsOfSheet } from './sheetRows.ts';
import type { Row, TableLimits } from './tableOf.ts';
import { WorkbookParts } from './workbookParts.ts';
import { wrong } from './wrongFile.ts';

/** Excel itself keeps fewer for a table of this size; the strings of all sheets lie together. */
const mostStrings = 200_000;

/** The first sheet of a workbook as text. Formulas are never run: their stored results are used. */
export async function readXlsx(bytes: Uint8Array, limits: TableLimits): Promise<Row[]> {
  const parts = await WorkbookParts.of(bytes);
  const sheet = await pathOfFirstSheet(parts);
  if (!parts.has(sheet)) throw wrong('В файле нет листа с таблицей');
  return rowsOfSheet(parts, sheet, { strings: await stringsOf(parts), limits });
}

async function pathOfFirstSheet(parts: WorkbookParts): Promise<string> {
  let id: string | undefined;
  await parts.read('xl/workbook.xml', {
    open: (name, attributes) => {
      if (name === 'sheet') id ??= attributes['r:id'];
    },
  });
  let target = 'worksheets/sheet1.xml';
  await parts.read('xl/_rels/workbook.xml.rels', {
    open: (_name, attributes) => {
      if (id !== undefined && attributes.Id === id) target = attributes.Target ?? target;
    },
  });
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Texts that cells refer to by number; hints of how to pronounce them are no part of them. */
async function stringsOf(parts: WorkbookParts): Promise<string[]> {
  const strings: string[] = [];
  let [string, isText, isHint] = ['', false, false];
  await parts.read('xl/sharedStrings.xml', {
    open: (name) => {
      if (name === 'si') string = '';
      if (name === 'rPh') isHint = true;
      isText = name === 't' && !isHint;
    },
    text: (text) => {
      if (isText) string = joined(string, text);
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') isHint = false;
      if (name !== 'si') return;
      if (strings.length >= mostStrings)
        throw wrong('В книге слишком много текстов: оставьте в ней один лист');
      strings.push(string);
    },
  });
  return strings;
}
