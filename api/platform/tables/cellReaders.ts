import { shortened } from '@odonta/db/vocabulary/shortened.ts';
import type { Model, ModelStatic, Transaction } from 'sequelize';
import { idsNamed } from './idsNamed.ts';
import { Unreadable } from './unreadable.ts';

/** Turns the text of a cell into the value of its field, or says why it cannot. */
export type ReadCell = (text: string, transaction: Transaction) => unknown;

export const asText: ReadCell = (text) => text;

export const asAddress: ReadCell = (text) => text.toLowerCase();

export const asNumber: ReadCell = (text) => {
  const number = Number(text.replace(/[\s\u00a0₽%]/g, '').replace(',', '.'));
  if (!Number.isFinite(number)) throw new Unreadable('Ожидается число');
  return number;
};

export const asFlag: ReadCell = (text) => {
  const said = text.toLowerCase();
  if (['да', '1', 'true', 'yes', '+', 'истина'].includes(said)) return true;
  if (['нет', '0', 'false', 'no', '-', 'ложь'].includes(said)) return false;
  throw new Unreadable('Ожидается «да» или «нет»');
};

/** HTML as it is; plain lines become paragraphs. */
export const asRichText: ReadCell = (text) => {
  if (/<[a-z][^<>]*>/i.test(text)) return text;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return escaped
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line.trim()}</p>`)
    .join('');
};

/** The code of a label, or the code itself. */
export function asCodeOf(labels: Readonly<Record<string | number, string>>): ReadCell {
  const codes = new Map(Object.entries(labels).map(([code, label]) => [label.toLowerCase(), code]));
  return (text) => {
    const code = codes.get(text.toLowerCase()) ?? (text in labels ? text : undefined);
    if (code === undefined)
      throw new Unreadable(`Нет такого значения. Подойдут: ${Object.values(labels).join('; ')}`);
    return /^\d+$/.test(code) ? Number(code) : code;
  };
}

const mostInList = 100;

/** Several values in one cell, separated by semicolons; names may contain commas. */
export function asListOf(read: ReadCell): ReadCell {
  return async (text, transaction) => {
    const parts = text
      .split(/[;\n]/)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    // Before any of them is read: each may cost a query.
    if (parts.length > mostInList) throw new Unreadable(`В одной ячейке до ${mostInList} значений`);
    const values: unknown[] = [];
    for (const part of parts) values.push(await read(part, transaction));
    return values;
  };
}

/** The hint of the template beside such a column. */
export const byNameOrNumber = 'Название или номер';

/** The number of a row, by that number or by its name. */
export function asReferenceTo(model: ModelStatic<Model>): ReadCell {
  return async (text, transaction) => {
    const number = /^№?\s*(\d{1,9})$/.exec(text)?.[1];
    if (number) return Number(number);
    const found = await idsNamed(model, text, transaction);
    if (found.length === 0) throw new Unreadable(`Не нашлось: ${shortened(text, 100)}`);
    if (found.length > 1) throw new Unreadable('Таких несколько: укажите номер вместо названия');
    return found[0];
  };
}
