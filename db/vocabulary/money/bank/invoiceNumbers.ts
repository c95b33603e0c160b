/** Numbers of invoices as people type them into the purpose of a payment. */

const latin = 'ABCEHKMOPTXY';
const cyrillic = 'АВСЕНКМОРТХУ';

/** The common form of all spellings of one number: no sign, spaces or leading zeros, letters of one alphabet. */
export function normalNumber(text: string): string {
  return [...text.toUpperCase()]
    .map((letter) => cyrillic[latin.indexOf(letter)] ?? letter)
    .join('')
    .replaceAll(/[№#\s]/g, '')
    .replace(/^[30](?=[-/])/, (digit) => (digit === '3' ? 'З' : 'О'))
    .split(/[-/]/)
    .map(withDigits)
    .join('-');
}

/** Letters that look like digits are digits where digits stand. */
function withDigits(part: string): string {
  if (!/\d/.test(part)) return part;
  return part
    .replaceAll(/[\dОЗ]+/g, (run) => (/\d/.test(run) ? run.replaceAll('О', '0').replaceAll('З', '3') : run))
    .replace(/^0+(?=\d)/, '');
}

const word =
  /(?<![а-яё/])сч(?:[её]т[а-яё]*|\.)(?:[- ]{1,3}(?:на оплату|договор[а-яё]*|оферт[а-яё]*|фактур[а-яё]*))?[:.]?/giu;
const day = 'от ?\\d{1,2}\\.\\d{1,2}\\.(?:\\d{4}|\\d{2})(?!\\d) ?(?:г\\.?)?';
const number =
  '(?:[A-ZА-ЯЁ0-9]{1,4}[-/])*\\d[\\dOОЗ]*(?: \\d{3}(?!\\d))*(?:[-/]\\d+)*(?![\\dA-ZА-ЯЁ]|\\.\\d)';
const named = ` ?(?:${day} ?)?(?:№|#|N[oо]?\\.?|номер[а-яё]*)? ?(${number})(?: ?${day})?`;
const between = / ?(?:[,;]|и(?=[ №])) ?/iuy;

/** Accounts of banks are longer than any invoice's number. */
const longest = 12;

/** The invoices that the purpose names after the word «счёт», normalised, each once. */
export function numbersIn(written: string): string[] {
  const purpose = written.replace(/\s+/g, ' ');
  const found = new Set<string>();
  for (const { index, 0: said } of purpose.matchAll(word))
    for (const each of listedFrom(purpose, index + said.length)) found.add(normalNumber(each));
  return [...found];
}

function* listedFrom(purpose: string, start: number): Generator<string> {
  const next = new RegExp(named, 'iuy');
  for (next.lastIndex = start; ; next.lastIndex = between.lastIndex) {
    const [, each] = next.exec(purpose) ?? [];
    if (each === undefined || each.replaceAll(/\D/g, '').length > longest) return;
    yield each;
    between.lastIndex = next.lastIndex;
    if (!between.test(purpose)) return;
  }
}
