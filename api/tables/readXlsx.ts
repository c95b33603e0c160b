import { decodeXML } from 'entities';
import { type DateStyles, dateStylesOf, dayOf } from './sheetDates.ts';
import { unpacked } from './unpacked.ts';
import { wrong } from './wrongFile.ts';
import { attribute, tagsOf } from './xmlTags.ts';

interface Row {
  number: number;
  cells: string[];
}

/** The first sheet of a workbook as text. A formula is never run: what its author's program made of it is taken. */
export function readXlsx(bytes: Uint8Array, limits: { rows: number; columns: number }): Row[] {
  const files = unpacked(bytes, (name) => /^xl\/.*\.(xml|rels)$/.test(name) && !name.includes('/drawings/'));
  const sheet = files.get(pathOfFirstSheet(files));
  if (sheet === undefined) throw wrong('В файле нет листа с таблицей');
  return rowsOf(sheet, {
    strings: stringsOf(files.get('xl/sharedStrings.xml') ?? ''),
    dates: dateStylesOf(files.get('xl/styles.xml') ?? '', files.get('xl/workbook.xml') ?? ''),
    limits,
  });
}

function pathOfFirstSheet(files: Map<string, string>): string {
  const first = [...tagsOf(files.get('xl/workbook.xml') ?? '')].find(({ name }) => name === 'sheet');
  const id = first && attribute(first.attributes, 'r:id');
  const relations = [...tagsOf(files.get('xl/_rels/workbook.xml.rels') ?? '')];
  const relation = relations.find(({ attributes }) => id && attribute(attributes, 'Id') === id);
  const target = (relation && attribute(relation.attributes, 'Target')) ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Texts that cells refer to by number; hints of how to pronounce them are no part of them. */
function stringsOf(xml: string): string[] {
  const strings: string[] = [];
  let isHint = false;
  for (const { name, isEnd, isEmpty, text } of tagsOf(xml)) {
    if (name === 'si' && !isEnd) strings.push('');
    if (name === 'rPh') isHint = !isEnd;
    if (name === 't' && !isEnd && !isEmpty && !isHint) strings.push((strings.pop() ?? '') + decodeXML(text));
  }
  return strings;
}

interface Reading {
  strings: readonly string[];
  dates: DateStyles;
  limits: { rows: number; columns: number };
}

function rowsOf(xml: string, { strings, dates, limits }: Reading): Row[] {
  const rows: Row[] = [];
  let cell = { column: -1, type: '', style: 0, raw: '' };
  for (const { name, attributes, isEnd, isEmpty, text } of tagsOf(xml)) {
    const row = rows.at(-1);
    if (name === 'row' && !isEnd) {
      // Twice as many, since empty ones may lie between.
      if (rows.length > 2 * limits.rows) throw wrong(`Слишком много строк: до ${limits.rows} в одном файле`);
      rows.push({ number: Number(attribute(attributes, 'r')) || (row?.number ?? 0) + 1, cells: [] });
      cell = { ...cell, column: -1 };
    } else if (name === 'c' && !isEnd) {
      const column = columnOf(attribute(attributes, 'r')) ?? cell.column + 1;
      cell = {
        column,
        type: attribute(attributes, 't') ?? 'n',
        style: Number(attribute(attributes, 's') ?? 0),
        raw: '',
      };
    } else if ((name === 'v' || name === 't') && !isEnd && !isEmpty) cell.raw += decodeXML(text);
    if (name !== 'c' || !(isEnd || isEmpty) || !row || cell.raw === '') continue;
    if (cell.column >= limits.columns) throw wrong(`Слишком много столбцов: до ${limits.columns}`);
    while (row.cells.length < cell.column) row.cells.push('');
    row.cells[cell.column] = textOf(cell, strings, dates).trim();
  }
  return rows;
}

function textOf(
  { type, style, raw }: { type: string; style: number; raw: string },
  strings: readonly string[],
  dates: DateStyles,
): string {
  if (type === 's') return strings[Number(raw)] ?? '';
  if (type === 'b') return raw === '1' ? 'да' : 'нет';
  if (type !== 'n') return raw;
  if (dates.isDate(style)) return dayOf(Number(raw), dates.epoch);
  // Spreadsheets keep 0.1 as 0.10000000000000001.
  return String(Number(Number(raw).toPrecision(15)));
}

/** 27 for «AB12». */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d/.exec(reference ?? '')?.[1];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
