import { strToU8, zipSync } from 'fflate';
import { textCell, workbook } from './workbooks.ts';

/** Files made to exhaust their reader, each with the refusal that answers it. */
export const hostileTables: readonly (readonly [what: string, refusal: string, file: () => Uint8Array])[] = [
  ['a tag that never ends', 'нет листа', () => alone('xl/workbook.xml', `<${'a'.repeat(200_000)}`)],
  [
    'tags that begin and never end',
    'повреждён',
    () => sheetOf('<a>'.repeat(100_000) + '</b>'.repeat(100_000)),
  ],
  ['a tag of a million attributes', 'повреждён', () => sheetOf(`<c ${attributes()}`)],
  [
    'a text of a million signs',
    'Слишком длинный текст',
    () => sheetOf(`<row><c><v>${'&lt;'.repeat(1_000_000)}`),
  ],
  [
    'millions of styles',
    'слишком много стилей',
    () => workbook(['<row/>'], { 'xl/styles.xml': `<cellXfs>${'<xf/>'.repeat(3_000_000)}` }),
  ],
  [
    'a pattern of dates out of brackets',
    'нет строк',
    () =>
      workbook([`<row>${textCell('А')}</row>`], {
        'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${'['.repeat(200_000)}"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs></styleSheet>`,
      }),
  ],
  [
    'a thousand tiny parts',
    'слишком много частей',
    () => zipSync(Object.fromEntries(numbers(1100).map((number) => [`xl/a${number}.xml`, new Uint8Array()]))),
  ],
  [
    'a million shared texts',
    'слишком много текстов',
    () => workbook(['<row/>'], { 'xl/sharedStrings.xml': `<sst>${'<si><t>a</t></si>'.repeat(1_000_000)}` }),
  ],
  [
    'parts that are larger than they claim',
    'повреждён',
    () => understated(sheetOf('<row/>'.repeat(2_000_000))),
  ],
  [
    'one text in every cell',
    'Слишком много текста',
    () =>
      workbook(
        numbers(400).map(() => `<row>${'<c t="s"><v>0</v></c>'.repeat(30)}</row>`),
        { 'xl/sharedStrings.xml': `<sst><si><t>${'я'.repeat(32_767)}</t></si></sst>` },
      ),
  ],
  ['a row for each of 130,000', 'Слишком много строк', () => sheetOf(shortRows)],
  ['a million empty cells', 'Слишком много ячеек', () => sheetOf('<row><c/><c/><c/></row>'.repeat(300_000))],
  ['130,000 lines', 'Слишком много строк', () => strToU8('а;б\n'.repeat(130_000))],
  ['a line of a million cells', 'Слишком много столбцов', () => strToU8(`а${';а'.repeat(400_000)}`)],
  ['quotes without end', 'не читается', () => strToU8(`а;б\n"${'""'.repeat(400_000)}`)],
];

function numbers(count: number) {
  return Array.from({ length: count }, (_, number) => number);
}
const alone = (name: string, text: string) => zipSync({ [name]: strToU8(text) });
const sheetOf = (xml: string) => workbook([xml]);
const attributes = () =>
  numbers(1_000_000)
    .map((number) => `a${number}=""`)
    .join(' ');
const shortRows = '<row><c><v>1</v></c></row>'.repeat(130_000);

/** The sizes in the directory of the archive are made smaller than the parts are. */
function understated(archive: Uint8Array): Uint8Array {
  const bytes = Buffer.from(archive);
  const signature = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
  for (let at = bytes.indexOf(signature); at >= 0; at = bytes.indexOf(signature, at + 4))
    bytes.writeUInt32LE(Math.min(1000, bytes.readUInt32LE(at + 24)), at + 24);
  return bytes;
}
