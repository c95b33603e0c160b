import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { fn, literal, Op, type WhereOptions } from 'sequelize';
import { flag, id, seconds } from '../http/validation.ts';
import { likeText } from './like.ts';
import type { Filter } from './listQuery.ts';

/** Filters as lists commonly need them. */

/** One value or any of several. */
export function anyOf(column: string, item: Joi.Schema): Filter {
  return {
    schema: Joi.array().items(item).max(1000).single(),
    where: (values: unknown[]) => ({ [column]: values }),
  };
}

/** Any of the codes that these words stand for. */
export const byCode = (column: string, words: object): Filter =>
  anyOf(column, Joi.string().valid(...Object.keys(words)));

export const byId = (column = 'id'): Filter => anyOf(column, id);

/** Whether the row is among those that a statement of ours names. */
export function amongIds(statement: string): Filter {
  return {
    schema: flag,
    where: (isWanted: boolean) => ({ id: { [isWanted ? Op.in : Op.notIn]: literal(`(${statement})`) } }),
  };
}

export function isTrue(column: string): Filter {
  return { schema: flag, where: (value: boolean) => ({ [column]: value }) };
}

/** More than so many. */
export function over(column: string, least: number): Filter {
  return {
    schema: flag,
    where: (value: boolean) => ({ [column]: { [value ? Op.gt : Op.lte]: least } }),
  };
}

export function since(column: string): Filter {
  return { schema: seconds, where: (value: number) => ({ [column]: { [Op.gte]: new Date(value * 1000) } }) };
}

export function until(column: string): Filter {
  return { schema: seconds, where: (value: number) => ({ [column]: { [Op.lte]: new Date(value * 1000) } }) };
}

/** The same of a column of days: the day of Moscow in which the moment lies counts. */
export function sinceDay(column: string): Filter {
  return { schema: seconds, where: (value: number) => ({ [column]: { [Op.gte]: dayOf(value) } }) };
}

export function untilDay(column: string): Filter {
  return { schema: seconds, where: (value: number) => ({ [column]: { [Op.lte]: dayOf(value) } }) };
}

export const dayOf = (value: number): string => moscowDay(new Date(value * 1000));

/** Any element of an array column. */
export function anyIn(column: string, item: Joi.Schema): Filter {
  return {
    schema: Joi.array().items(item).max(50).single(),
    where: (values: unknown[]) => ({ [column]: { [Op.overlap]: values } }),
  };
}

/** `q`: every typed word must occur in these columns; a number also finds the record with that id. */
export function anywhere(...columns: string[]): Filter {
  return {
    schema: typed,
    where: (value: string, hidden) => {
      const open = columns.filter((column) => !hidden.includes(column));
      return orOfNumber(value, {
        [Op.and]: wordsOf(value).map(
          (word): WhereOptions => ({
            [Op.or]: open.map((column) => ({ [column]: { [Op.iLike]: `%${likeText(word)}%` } })),
          }),
        ),
      });
    },
  };
}

/**
 * The same over a column with these columns in lower case, a line each: a long list is scanned without folding
 * each row.
 */
export function inWords(kept: string, ...columns: string[]): Filter {
  const apart = anywhere(...columns);
  return {
    schema: typed,
    where: (value: string, hidden) => {
      // The stored words cover all the columns.
      if (columns.some((column) => hidden.includes(column))) return apart.where(value as never, hidden);
      return orOfNumber(value, {
        [Op.and]: wordsOf(value).map((word) => ({
          [kept]: { [Op.like]: fn('lower', `%${likeText(word)}%`) },
        })),
      });
    },
  };
}

export const typed = Joi.string().trim().max(200).allow('');

export const wordsOf = (value: string): string[] =>
  value
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8);

const orOfNumber = (value: string, found: WhereOptions): WhereOptions =>
  /^\d{1,9}$/.test(value) ? { [Op.or]: [{ id: Number(value) }, found] } : found;
