import type { BankParty } from '@odonta/api/contract';
import { formatDate } from '@odonta/db/vocabulary/time.ts';
import { encoded } from './encoding.ts';

export interface PaymentOrder {
  number: string;
  /** As PostgreSQL writes days. */
  date: string;
  /** Kopecks. */
  sum: number;
  payer: BankParty;
  payee: BankParty;
  purpose: string;
}

/** A file that an internet bank takes payments from: the format of 1C, in the encoding of banks. */
export function paymentOrderFile({ number, date, sum, payer, payee, purpose }: PaymentOrder): Uint8Array {
  const day = formatDate(date);
  const fields: [name: string, value: string][] = [
    ['ВерсияФормата', '1.03'],
    ['Кодировка', 'Windows'],
    ['Отправитель', 'Одонта'],
    ['ДатаСоздания', day],
    ['ДатаНачала', day],
    ['ДатаКонца', day],
    ['РасчСчет', payer.account],
    ['Документ', 'Платежное поручение'],
    ['СекцияДокумент', 'Платежное поручение'],
    ['Номер', number],
    ['Дата', day],
    ['Сумма', `${Math.floor(sum / 100)}.${String(sum % 100).padStart(2, '0')}`],
    ...partyFields('Плательщик', payer),
    ...partyFields('Получатель', payee),
    ['ВидОплаты', '01'],
    ['Очередность', '5'],
    ['НазначениеПлатежа', purpose],
  ];
  const lines = fields.map(([name, value]) => `${name}=${inOneLine(value)}`);
  const text = ['1CClientBankExchange', ...lines, 'КонецДокумента', 'КонецФайла', ''].join('\r\n');
  return encoded(text, 'windows-1251');
}

function partyFields(side: 'Плательщик' | 'Получатель', party: BankParty): [string, string][] {
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
