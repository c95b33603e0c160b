import type { WorkbookParts } from './workbookParts.ts';
import { wrong } from './wrongFile.ts';

/** Styles of cells that mark a date, and the day from which these numbers count. */
export interface DateStyles {
  isDate(style: number): boolean;
  epoch: number;
}

/** Excel allows no more styles in one workbook. */
const mostStyles = 65_536;

export async function dateStylesOf(parts: WorkbookParts): Promise<DateStyles> {
  const formats = new Map<number, string>();
  const ofCells: number[] = [];
  let isOfCells = false;
  await parts.read('xl/styles.xml', {
    open: (name, { numFmtId, formatCode }) => {
      if (Math.max(formats.size, ofCells.length) > mostStyles)
        throw wrong('В книге слишком много стилей: сохраните таблицу без оформления');
      if (name === 'numFmt') formats.set(Number(numFmtId), formatCode ?? '');
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) ofCells.push(Number(numFmtId ?? 0));
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  const dates = ofCells.map((format) => isDateFormat(format, formats.get(format) ?? ''));
  return { isDate: (style) => dates[style] === true, epoch: await epochOf(parts) };
}

async function epochOf(parts: WorkbookParts): Promise<number> {
  let countsFrom1904 = false;
  await parts.read('xl/workbook.xml', {
    open: (name, { date1904 }) => {
      if (name === 'workbookPr') countsFrom1904 = date1904 === '1' || date1904 === 'true';
    },
  });
  return countsFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
}

/** 12.03.2027, with the time of day where there is one. */
export function dayOf(serial: number, epoch: number): string {
  const at = new Date(epoch + Math.round(serial * 86_400) * 1000);
  if (Number.isNaN(at.getTime())) return String(serial);
  const [day = '', time = ''] = at.toISOString().split('T');
  const inRussian = day.split('-').reverse().join('.');
  return Number.isInteger(serial) ? inRussian : `${inRussian} ${time.slice(0, 5)}`;
}

/** Excel writes no longer ones. */
const longestPattern = 255;

/** The built-in date formats, and those whose pattern has days or years outside of quotes. */
function isDateFormat(format: number, pattern: string): boolean {
  if ((format >= 14 && format <= 22) || (format >= 27 && format <= 36)) return true;
  return /[dy]/i.test(pattern.slice(0, longestPattern).replace(/"[^"]*"?|\[[^\]]*\]?|\\./g, ''));
}
