import { createHash } from 'node:crypto';
import type { DocumentLine, Party, Seller } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { type XmlElement, xmlHead, xmlOf } from '../../platform/xml.ts';
import type { DocumentRow, Export1cRow, MoneyRow } from './documentsOf.ts';

/** CommerceML 2.05, as 1C exchanges documents with sites. Elements have the order of its schema. */
export const opening = (at: Date): string =>
  `${xmlHead}<КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_205" ВерсияСхемы="2.05" ДатаФормирования="${at.toISOString().slice(0, 19)}">\n`;
export const closing = '</КоммерческаяИнформация>\n';

/** One document with its parties. `we` are the platform where no document says who it was. */
export const documentXml = (row: Export1cRow, we: Party): string =>
  `${xmlOf({ Документ: row.kind === 'MONEY' ? money(row, we) : paper(row) })}\n`;

function paper(row: DocumentRow): XmlElement {
  const { kind, due, comment, seller, payer, lines, vat } = row;
  const operation = kind === 'INVOICE' ? 'Счет на оплату' : 'Отпуск товара';
  return {
    ...head(row, operation, 'Продавец', row.sum),
    Контрагенты: { Контрагент: [party(seller, 'Продавец'), party(payer, 'Покупатель')] },
    СрокПлатежа: due ?? undefined,
    Комментарий: comment ?? undefined,
    Налоги: vat === null ? undefined : { Налог: vatOf(vat, seller) },
    Товары: { Товар: lines.map(lineOf) },
    ЗначенияРеквизитов: kind === 'INVOICE' ? undefined : kindValue(kind === 'ACT' ? 'Акт' : 'УПД'),
  };
}

/** Sums of a document are above zero: the payer and the receiver show where the money went. */
function money(row: MoneyRow, we: Party): XmlElement {
  const isOurs = row.sum > 0;
  const them = row.name === null ? persons : { ...row, name: row.name, address: null };
  return {
    ...head(row, operationOf(row), isOurs ? 'Получатель' : 'Плательщик', Math.abs(row.sum)),
    Контрагенты: {
      Контрагент: [
        party(we, isOurs ? 'Получатель' : 'Плательщик'),
        party(them, isOurs ? 'Плательщик' : 'Получатель'),
      ],
    },
    Комментарий: row.comment || undefined,
  };
}

/** A payment that was matched with the wrong invoice is taken back without any money leaving. */
function operationOf({ deed: action, sum }: MoneyRow): string {
  const isOut = sum < 0;
  if (/^(PAID_BACK|WITHDRAWN)$/.test(action)) return isOut ? 'Возврат безналичных денег' : 'Прочие';
  if (/^(PAID_OUT|CLAWED_BACK)$/.test(action)) return 'Выплата безналичных денег';
  if (action.endsWith('_RETURNED')) return 'Возврат безналичных денег';
  return isOut ? 'Прочие' : 'Выплата безналичных денег';
}

const head = ({ id, number, day }: Export1cRow, operation: string, role: string, sum: number) => ({
  Ид: id,
  Номер: number,
  Дата: day,
  ХозОперация: operation,
  Роль: role,
  Валюта: 'RUB',
  Курс: 1,
  Сумма: roubles(sum),
});

/** Individuals are not named to an accounting program: their orders are. */
const persons: Party = { name: 'Физические лица', inn: null, kpp: null, address: null };

const party = ({ name, inn, kpp, address }: Party, role: string): XmlElement => ({
  Ид: inn ? [inn, kpp].filter(Boolean).join('-') : keyOf(name),
  Наименование: shortened(name, 250),
  ОфициальноеНаименование: shortened(name, 250),
  ЮридическийАдрес: address ? { Представление: shortened(address, 500) } : undefined,
  ИНН: inn || undefined,
  КПП: kpp || undefined,
  Роль: role,
});

/** Goods with the same name are the same goods to the accounting program. */
const lineOf = ({ name, count, unit, price, sum }: DocumentLine): XmlElement => ({
  Ид: keyOf(name),
  Наименование: shortened(name, 250),
  ЦенаЗаЕдиницу: roubles(price),
  Количество: count,
  Сумма: roubles(sum),
  Единица: unit,
});

const vatOf = (vat: number, seller: Seller): XmlElement => ({
  Наименование: 'НДС',
  УчтеноВСумме: 'true',
  Сумма: roubles(vat),
  Ставка: seller.vat ?? 0,
});

const kindValue = (kind: string): XmlElement => ({
  ЗначениеРеквизита: { Наименование: 'Вид документа', Значение: kind },
});

const keyOf = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 32);
const roubles = (kopecks: number): string => (kopecks / 100).toFixed(2);
const shortened = (text: string, most: number): string => [...text].slice(0, most).join('');
