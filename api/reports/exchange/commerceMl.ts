import { createHash } from 'node:crypto';
import type { DocumentLine, Party, Seller } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import type { ExchangeRow, MoneyRow, PaperRow } from './documentsOf.ts';
import { element, escaped } from './xml.ts';

/** CommerceML 2.05, as 1C exchanges documents with sites. Elements have the order of its schema. */
export const opening = (at: Date): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_205" ВерсияСхемы="2.05" ДатаФормирования="${escaped(at.toISOString().slice(0, 19))}">\n`;
export const closing = '</КоммерческаяИнформация>\n';

/** One document with its sides. `we` are the platform where no paper says who it was. */
export const documentXml = (row: ExchangeRow, we: Party): string =>
  `${row.kind === 'MONEY' ? moneyXml(row, we) : paperXml(row)}\n`;

function paperXml(row: PaperRow): string {
  const { kind, due, comment, seller, payer, lines, vat } = row;
  const operation = kind === 'INVOICE' ? 'Счет на оплату' : 'Отпуск товара';
  return element('Документ', [
    ...head(row, operation, 'Продавец', row.sum),
    sides([partyXml(seller, 'Продавец'), partyXml(payer, 'Покупатель')]),
    element('СрокПлатежа', due),
    element('Комментарий', comment),
    vat === null ? '' : element('Налоги', [vatXml(vat, seller)]),
    element('Товары', lines.map(lineXml)),
    kind === 'INVOICE' ? '' : values({ 'Вид документа': kind === 'ACT' ? 'Акт' : 'УПД' }),
  ]);
}

/** Sums of a document are above zero: who pays and who gets it tells where the money went. */
function moneyXml(row: MoneyRow, we: Party): string {
  const isOurs = row.sum > 0;
  const them = row.name === null ? persons : { ...row, name: row.name, address: null };
  return element('Документ', [
    ...head(row, operationOf(row), isOurs ? 'Получатель' : 'Плательщик', Math.abs(row.sum)),
    sides([
      partyXml(we, isOurs ? 'Получатель' : 'Плательщик'),
      partyXml(them, isOurs ? 'Плательщик' : 'Получатель'),
    ]),
    element('Комментарий', row.comment || null),
  ]);
}

/** A payment that was matched with the wrong invoice is taken back without any money leaving. */
function operationOf({ deed, sum }: MoneyRow): string {
  const isOut = sum < 0;
  if (/^(PAID_BACK|WITHDRAWN)$/.test(deed)) return isOut ? 'Возврат безналичных денег' : 'Прочие';
  if (/^(PAID_OUT|CLAWED_BACK)$/.test(deed)) return 'Выплата безналичных денег';
  if (deed.endsWith('_RETURNED')) return 'Возврат безналичных денег';
  return isOut ? 'Прочие' : 'Выплата безналичных денег';
}

function head({ id, number, day }: ExchangeRow, operation: string, role: string, sum: number): string[] {
  return [
    element('Ид', id),
    element('Номер', number),
    element('Дата', day),
    element('ХозОперация', operation),
    element('Роль', role),
    element('Валюта', 'RUB'),
    element('Курс', '1'),
    element('Сумма', roubles(sum)),
  ];
}

const sides = (parties: readonly string[]): string => element('Контрагенты', parties);

/** Who they are is not the business of an accounting program: their orders are named. */
const persons: Party = { name: 'Физические лица', inn: null, kpp: null, address: null };

function partyXml({ name, inn, kpp, address }: Party, role: string): string {
  return element('Контрагент', [
    element('Ид', inn ? [inn, kpp].filter(Boolean).join('-') : keyOf(name)),
    element('Наименование', shortened(name, 250)),
    element('ОфициальноеНаименование', shortened(name, 250)),
    address ? element('ЮридическийАдрес', [element('Представление', shortened(address, 500))]) : '',
    element('ИНН', inn || null),
    element('КПП', kpp || null),
    element('Роль', role),
  ]);
}

/** What is called the same is the same to the accounting program. */
function lineXml({ name, count, unit, price, sum }: DocumentLine): string {
  return element('Товар', [
    element('Ид', keyOf(name)),
    element('Наименование', shortened(name, 250)),
    element('ЦенаЗаЕдиницу', roubles(price)),
    element('Количество', String(count)),
    element('Сумма', roubles(sum)),
    element('Единица', unit),
  ]);
}

const vatXml = (vat: number, seller: Seller): string =>
  element('Налог', [
    element('Наименование', 'НДС'),
    element('УчтеноВСумме', 'true'),
    element('Сумма', roubles(vat)),
    element('Ставка', String(seller.vat ?? 0)),
  ]);

const values = (named: Readonly<Record<string, string>>): string =>
  element(
    'ЗначенияРеквизитов',
    Object.entries(named).map(([name, value]) =>
      element('ЗначениеРеквизита', [element('Наименование', name), element('Значение', value)]),
    ),
  );

const keyOf = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 32);
const roubles = (kopecks: number): string => (kopecks / 100).toFixed(2);
const shortened = (text: string, most: number): string => [...text].slice(0, most).join('');
