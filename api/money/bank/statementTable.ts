import type { Table, TableLimits } from '../../platform/tables/readTable.ts';
import { wrong } from '../../platform/tables/wrongFile.ts';
import type { Statement } from './statement.ts';
import { dayOf, kopecksIn, type Refusal, type StatementDocument } from './statementDocument.ts';

/** The meaning of a column, by the titles banks use: in lower case, without signs and units. */
const titles = {
  date: /^дата( документа| операции| платежа| проводки)?$/,
  received_on: /^дата (поступления|зачисления)$/,
  number: /^(номер|n)( документа| платежа| операции| платежного поручения)?$/,
  credit: /^(кредит|приход|поступление|поступило|зачислено|сумма (по кредиту|поступления|зачисления))$/,
  debit: /^(дебет|расход|списание|списано|сумма (по дебету|списания))$/,
  sum: /^сумма( документа| операции| платежа)?$/,
  payer_name: /^((наименование )?(плательщика?|контрагента?|отправителя?))$/,
  payer_inn: /^инн( плательщика| контрагента| отправителя)?$/,
  payer_kpp: /^кпп( плательщика| контрагента| отправителя)?$/,
  payer_account: /^(расчетный )?счет (плательщика|контрагента|отправителя)$/,
  payee_account: /^(расчетный )?счет получателя$|^(наш|номер) счета?$/,
  purpose: /^(назначение|основание|описание)( платежа| операции)?$/,
} as const;
type ColumnKind = keyof typeof titles;

export const statementTableLimits: TableLimits = { rows: 20_000, columns: 60, characters: 20_000_000 };

/**
 * A statement as a table of an internet bank, CSV or XLSX. Its payments belong to `ourAccount` unless a
 * column names the account; debits count as paid by us.
 */
export function statementOfTable(table: Table, ourAccount: string): Statement {
  const columns = columnsOf(table);
  const read = table.rows.map(({ number, cells }) => {
    const cellOf = (column: ColumnKind) => cells[columns.get(column) ?? -1]?.trim() ?? '';
    return documentOf(cellOf, { line: number, raw: cells.join(';') }, ourAccount);
  });
  return {
    encoding: table.encoding as Statement['encoding'],
    accounts: [],
    documents: read.filter((one): one is StatementDocument => !('why' in one)),
    refused: read.filter((one): one is Refusal => 'why' in one),
  };
}

function columnsOf({ headers }: Table): Map<ColumnKind, number> {
  const columns = new Map<ColumnKind, number>();
  for (const [place, header] of headers.entries()) {
    const column = columnOf(header);
    if (column && !columns.has(column)) columns.set(column, place);
  }
  const hasSum = columns.has('sum') || columns.has('credit');
  const missing = [
    !columns.has('date') && '«Дата»',
    !hasSum && '«Сумма» или «Кредит»',
    !columns.has('purpose') && '«Назначение платежа»',
  ].filter(Boolean);
  if (missing.length > 0)
    throw wrong(
      `Файл не похож на выписку: это не обмен с 1С, а в таблице нет столбцов ${missing.join(', ')}`,
    );
  return columns;
}

function columnOf(header: string): ColumnKind | undefined {
  const plain = header
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/№/g, 'n')
    .replace(/\([^()]*\)|(?:руб|rub|₽).*$/gs, '')
    .replace(/[^a-zа-я0-9]+/g, ' ')
    .trim();
  return (Object.keys(titles) as ColumnKind[]).find((column) => titles[column].test(plain));
}

function documentOf(
  cellOf: (column: ColumnKind) => string,
  { line, raw }: { line: number; raw: string },
  ourAccount: string,
): StatementDocument | Refusal {
  const date = dayIn(cellOf('date'));
  if (date === null) return { line, why: 'Не разобрать дату' };
  const money = moneyIn(cellOf);
  if (money === null) return { line, why: 'Не разобрать сумму' };
  const other = {
    name: cellOf('payer_name'),
    inn: cellOf('payer_inn'),
    kpp: cellOf('payer_kpp'),
    account: cellOf('payer_account'),
  };
  const us = { name: '', inn: '', kpp: '', account: cellOf('payee_account') || ourAccount };
  const isOut = money.isOut;
  return {
    ...{ kind: 'Строка таблицы', number: cellOf('number'), date, sum: money.sum },
    payer: isOut ? { ...us, account: ourAccount } : other,
    payee: isOut ? other : us,
    received_on: isOut ? null : (dayIn(cellOf('received_on')) ?? date),
    written_off_on: isOut ? date : null,
    ...{ purpose: cellOf('purpose'), raw, line },
  };
}

/** In two columns, or in one where a minus means that the money has left. */
function moneyIn(cellOf: (column: ColumnKind) => string): { sum: number; isOut: boolean } | null {
  const [credit, debit] = [kopecksIn(cellOf('credit')), kopecksIn(cellOf('debit'))];
  if (credit) return { sum: credit, isOut: false };
  if (debit) return { sum: debit, isOut: true };
  const typedSum = cellOf('sum').replace(/^[−–]/, '-');
  const sum = kopecksIn(typedSum.replace(/^[+-]/, ''));
  if (sum !== null) return { sum, isOut: typedSum.startsWith('-') };
  return credit === null && debit === null ? null : { sum: 0, isOut: false };
}

/** 20.11.2026, perhaps with the time of day, or 2026-11-20. */
function dayIn(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]|$)/.exec(text) ?? [];
  return dayOf(day ? `${day}.${month}.${year}` : (text.split(/[\s,]/)[0] ?? ''));
}
