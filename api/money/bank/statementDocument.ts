export interface StatementDocument {
  kind: string;
  number: string;
  /** As PostgreSQL writes days. */
  date: string;
  /** Kopecks. */
  sum: number;
  payer: Party;
  payee: Party;
  /** When the money came, and when it left; null where the account is not on that side. */
  received_on: string | null;
  written_off_on: string | null;
  purpose: string;
  /** The original lines of the document, and the number of the first of them. */
  raw: string;
  line: number;
}

/** Why something of a statement was not taken, by the number of its line in the file. */
export interface Refusal {
  line: number;
  why: string;
}

export interface Party {
  name: string;
  inn: string;
  kpp: string;
  account: string;
}

/** A document between its marks, by the names of its lines. */
export interface Section {
  kind: string;
  /** Its first line, counted from zero. */
  first: number;
  values: Map<string, string>;
}

export function documentOf(
  { kind, first, values }: Section,
  lines: readonly string[],
): StatementDocument | Refusal {
  const read = (...names: string[]) =>
    names.map((name) => values.get(name) ?? '').find((value) => value !== '') ?? '';
  const line = first + 1;
  const date = dayOf(read('Дата'));
  const sum = kopecksIn(read('Сумма'));
  if (date === null) return { line, why: 'Не разобрать дату' };
  if (sum === null) return { line, why: 'Не разобрать сумму' };
  const party = (side: 'Плательщик' | 'Получатель'): Party => ({
    name: read(`${side}1`, side),
    inn: read(`${side}ИНН`),
    kpp: read(`${side}КПП`),
    account: read(`${side}РасчСчет`, `${side}Счет`),
  });
  return {
    kind,
    number: read('Номер'),
    date,
    sum,
    payer: party('Плательщик'),
    payee: party('Получатель'),
    received_on: dayOf(read('ДатаПоступило')),
    written_off_on: dayOf(read('ДатаСписано')),
    purpose: purposeIn(values),
    raw: lines.join('\n'),
    line,
  };
}

function purposeIn(values: Map<string, string>): string {
  const parts = ['', 1, 2, 3, 4, 5, 6].map((number) => values.get(`НазначениеПлатежа${number}`) ?? '');
  const [whole = '', ...rest] = parts;
  return whole !== '' ? whole : rest.filter((part) => part !== '').join(' ');
}

export function dayOf(text: string): string | null {
  const [, date, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
  const day = `${year}-${month}-${date}`;
  const isThere = date !== undefined && new Date(`${day}T00:00:00Z`).getUTCDate() === Number(date);
  return isThere ? day : null;
}

/** Digits and not a number: 0.1 + 0.2 has no place in money. */
export function kopecksIn(text: string): number | null {
  const [, roubles, kopecks = ''] = /^(\d{1,13})(?:[.,](\d{1,2}))?$/.exec(text.replaceAll(/\s/g, '')) ?? [];
  return roubles === undefined ? null : Number(roubles) * 100 + Number(kopecks.padEnd(2, '0'));
}
