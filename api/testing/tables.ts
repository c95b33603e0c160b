import { strFromU8, unzipSync } from 'fflate';

/** The cells of a CSV as a spreadsheet reads them; the byte order mark is kept. */
export function cellsOfCsv(text: string): string[][] {
  return text
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(
        ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
      ),
    );
}

export interface SheetCell {
  /** `inlineStr` for text, `n` for a number, `empty`. */
  type: string;
  value: string;
}

/** The cells of the only sheet of an XLSX, read from the file itself. */
export function cellsOfXlsx(bytes: Uint8Array): { cells: SheetCell[][]; files: Record<string, string> } {
  const files = Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, data]) => [name, strFromU8(data)]),
  );
  const rows = [...(files['xl/worksheets/sheet1.xml'] ?? '').matchAll(/<row>(.*?)<\/row>/gs)];
  const cells = rows.map(([, row = '']) =>
    [...row.matchAll(/<c(?: t="(\w+)")?(?:\/>|>(.*?)<\/c>)/gs)].map(([, type, inner]) => cellOf(type, inner)),
  );
  return { cells, files };
}

function cellOf(type: string | undefined, inner: string | undefined): SheetCell {
  if (inner === undefined) return { type: 'empty', value: '' };
  const [, value = ''] = /<(?:v|t[^>]*)>(.*)<\/(?:v|t)>/s.exec(inner) ?? [];
  return {
    type: type ?? 'n',
    value: value.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  };
}
