import type { BankParty } from '@odonta/api/contract';
import { formatDate } from '@odonta/db/vocabulary/time.ts';
import { encoded } from './encoding.ts';

export interface PaymentOrder {
  number: string;
  /** As PostgreSQL writes days. */
  date: string;
  /** Kopecks. */
  sum: number;
  payee: BankParty;
  purpose: string;
}

/** A file that an internet bank takes payments from: the format of 1C, in the encoding of banks. */
export function paymentOrderFile(payer: BankParty, orders: readonly PaymentOrder[]): Uint8Array {
  const days = orders.map(({ date }) => date).sort();
  const [first = '', last = ''] = [days.at(0), days.at(-1)];
  const heading: Field[] = [
    ['ВерсияФормата', '1.03'],
    ['Кодировка', 'Windows'],
    ['Отправитель', 'Одонта'],
    ['ДатаСоздания', formatDate(last)],
    ['ДатаНачала', formatDate(first)],
    ['ДатаКонца', formatDate(last)],
    ['РасчСчет', payer.account],
    ['Документ', 'Платежное поручение'],
  ];
  const documents = orders.flatMap((order) => [...fieldsOf(payer, order).map(written), 'КонецДокумента']);
  const lines = ['1CClientBankExchange', ...heading.map(written), ...documents, 'КонецФайла', ''];
  return encoded(lines.join('\r\n'), 'windows-1251');
}

type Field = [name: string, value: string];

const fieldsOf = (payer: BankParty, { number, date, sum, payee, purpose }: PaymentOrder): Field[] => [
  ['СекцияДокумент', 'Платежное поручение'],
  ['Номер', number],
  ['Дата', formatDate(date)],
  ['Сумма', `${Math.floor(sum / 100)}.${String(sum % 100).padStart(2, '0')}`],
  ...partyFields('Плательщик', payer),
  ...partyFields('Получатель', payee),
  ['ВидОплаты', '01'],
  ['Очередность', '5'],
  ['НазначениеПлатежа', purpose],
];

const written = ([name, value]: Field) => `${name}=${inOneLine(value)}`;

function partyFields(side: 'Плательщик' | 'Получатель', party: BankParty): Field[] {
  return [
    [`${side}1`, party.name],
    [`${side}ИНН`, party.inn],
    [`${side}КПП`, party.kpp ?? ''],
    [`${side}Счет`, party.account],
    [`${side}РасчСчет`, party.account],
    [`${side}Банк1`, party.bank],
    [`${side}БИК`, party.bic],
    [`${side}Корсчет`, party.correspondent_account],
  ];
}

/** A value that breaks its line would write lines of its own. */
const inOneLine = (value: string) => value.replaceAll(/[\r\n\u0085\u2028\u2029]+/g, ' ').trim();
