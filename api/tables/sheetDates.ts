import { attribute, tagsOf } from './xmlTags.ts';

/** Which styles of cells say that the number in them is a date, and the day from which those numbers count. */
export interface DateStyles {
  isDate(style: number): boolean;
  epoch: number;
}

export function dateStylesOf(styles: string, workbook: string): DateStyles {
  const formats = new Map<number, string>();
  const ofCells: number[] = [];
  let isOfCells = false;
  for (const { name, attributes, isEnd } of tagsOf(styles)) {
    if (name === 'numFmt')
      formats.set(Number(attribute(attributes, 'numFmtId')), attribute(attributes, 'formatCode') ?? '');
    if (name === 'cellXfs') isOfCells = !isEnd;
    if (name === 'xf' && isOfCells && !isEnd) ofCells.push(Number(attribute(attributes, 'numFmtId') ?? 0));
  }
  const countsFrom1904 = [...tagsOf(workbook)].some(
    ({ name, attributes }) =>
      name === 'workbookPr' && /^(1|true)$/.test(attribute(attributes, 'date1904') ?? ''),
  );
  return {
    isDate: (style) => isDateFormat(ofCells[style] ?? 0, formats),
    epoch: countsFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30),
  };
}

/** 12.03.2027, with the time of day where there is one. */
export function dayOf(serial: number, epoch: number): string {
  const at = new Date(epoch + Math.round(serial * 86_400) * 1000);
  if (Number.isNaN(at.getTime())) return String(serial);
  const [day = '', time = ''] = at.toISOString().split('T');
  const inRussian = day.split('-').reverse().join('.');
  return Number.isInteger(serial) ? inRussian : `${inRussian} ${time.slice(0, 5)}`;
}

/** Those that every program knows by number, and those whose pattern has days or years outside of quotes. */
function isDateFormat(format: number, own: ReadonlyMap<number, string>): boolean {
  if ((format >= 14 && format <= 22) || (format >= 27 && format <= 36)) return true;
  const pattern = (own.get(format) ?? '').replace(/&quot;.*?&quot;|\[[^\]]*\]|\\./g, '');
  return /[dy]/i.test(pattern);
}
