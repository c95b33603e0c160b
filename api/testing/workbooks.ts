import { strToU8, zipSync } from 'fflate';

/** Workbooks as other programs write them: rows of raw XML cells, and the other files of a workbook. */
export function workbook(rows: readonly string[], files: Record<string, string> = {}): Buffer {
  const sheet = `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`;
  const texts = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="Лист1" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheet,
    ...files,
  };
  const packed = Object.entries(texts).map(([name, text]) => [name, strToU8(text)] as const);
  return Buffer.from(zipSync(Object.fromEntries(packed)));
}

export const textCell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
