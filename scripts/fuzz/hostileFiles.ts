import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { textCell, workbook } from '../../api/testing/workbooks.ts';

/** A form with a file, or another value in its place. */
export interface FuzzFile {
  /** Null for the field that the endpoint reads. */
  field: string | null;
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** How often the file is in the form. */
  copies: 1 | 2;
}

const bytesOf = (text: string) => Uint8Array.from(strToU8(text));
const pixels = (width: number, height: number) => {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Uint8Array.from(Buffer.concat([head, size, Buffer.from('ffffffff', 'hex')]));
};
const book = workbook([`<row r="1">${textCell('Фамилия')}${textCell('a\u202eb')}</row>`, '<row/>']);

/** Files that break programs: truncated, with a wrong type, and with texts that no database can store. */
const contents: readonly (() => Uint8Array<ArrayBuffer>)[] = [
  () => new Uint8Array(),
  () => bytesOf('\0\0\0'),
  () => bytesOf('%PDF-1.7\n%%EOF'),
  () => bytesOf('%PDF-1.7 cut off'),
  () => bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  () => pixels(0, 0),
  () => pixels(65_535, 65_535),
  () => pixels(1, 1),
  () => Uint8Array.from(Buffer.from('ffd8ffe000104a4649460001', 'hex')),
  () => Uint8Array.from(book),
  () => Uint8Array.from(book.subarray(0, book.length / 2)),
  () => Uint8Array.from(zipSync({ 'xl/workbook.xml': strToU8('<workbook><sheets><sheet') })),
  () => Uint8Array.from(zipSync({ '../../a': strToU8('a') })),
  () => bytesOf('PK\u0003\u0004'),
  () => bytesOf('Фамилия;Имя;Почта\nИванова;Анна;a@test.local\n'),
  () => bytesOf('Название;Цена\n"без конца;1e400\n'),
  () => bytesOf('a,b\0,c\n"",,\n\ud800'),
  () => bytesOf(`${';'.repeat(2000)}\n`),
  () => bytesOf('а;б\n'.repeat(500)),
  () => Uint8Array.from([0xff, 0xfe, 0x3d, 0xd8]),
  () =>
    bytesOf('1CClientBankExchange\nВерсияФормата=1.03\nСекцияДокумент=Платежное поручение\nСумма=1e400\n'),
  () =>
    bytesOf(
      '1CClientBankExchange\nСекцияДокумент=Платежное поручение\nНомер=\0\nДата=99.99.9999\nСумма=-1\nКонецДокумента\nКонецФайла',
    ),
];

const names = [
  'a.pdf',
  'a.csv',
  'a.xlsx',
  'a.png',
  'a.txt',
  '',
  '../../a.csv',
  'a\0b.csv',
  '\u202efdp.exe',
  `${'я'.repeat(400)}.csv`,
  '__proto__',
];
const types = ['application/pdf', 'text/csv', 'image/png', 'application/octet-stream', 'a/b; charset=\u00ff'];

export const anyFile: fc.Arbitrary<FuzzFile> = fc.record({
  field: fc.oneof(
    { weight: 9, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom('другое', '__proto__', 'file[]', 'file[a][b]') },
  ),
  name: fc.constantFrom(...names),
  type: fc.constantFrom(...types),
  bytes: fc.constantFrom(...contents).map((build) => build()),
  copies: fc.oneof(
    { weight: 9, arbitrary: fc.constant<1 | 2>(1) },
    { weight: 1, arbitrary: fc.constant<1 | 2>(2) },
  ),
});

/** Forms that are none. */
export const anyBrokenForm = fc.constantFrom(
  '',
  '--x',
  '--x\r\n\r\n',
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\ncut off',
  '--x\r\nContent-Disposition: form-data; name="file"; filename*=UTF-8\'\'%zz\r\n\r\na\r\n--x--\r\n',
  `--x\r\n${'A: b\r\n'.repeat(3000)}\r\n--x--\r\n`,
  `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(50)}--x--\r\n`,
);
