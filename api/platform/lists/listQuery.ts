import Joi from 'joi';
import type { WhereOptions } from 'sequelize';
import { invalid, malformed } from '../http/errors.ts';
import { check, errorsOf, russian } from '../http/validation.ts';
import type { Sort } from './order.ts';

/** The dialect of ra-data-simple-rest: three parameters that contain JSON. */
export const listParameters = Joi.object<{ filter?: string; range?: string; sort?: string }>({
  filter: Joi.string().max(8000),
  range: Joi.string().max(50),
  sort: Joi.string().max(100),
});

/** The filters of a list: the form of a value, and the matching rows, without the hidden columns. */
export interface Filter {
  schema: Joi.Schema;
  /** `masks` says whether the viewer gets rows of another resource masked. */
  where(value: never, hidden: readonly string[], masks?: (resource: string) => boolean): WhereOptions;
}

export interface ListQuery {
  filters: Record<string, unknown>;
  sort: Sort;
  offset: number;
  limit: number;
  /** True when rows are asked for by id, as references are: then all of them are given. */
  byIds: boolean;
}

const mostRows = 500;
const mostIds = 1000;

export function readListQuery(
  raw: { filter?: string; range?: string; sort?: string },
  filters: Record<string, Filter>,
  sort: readonly string[],
): ListQuery {
  const values = readFilters(raw.filter, filters);
  const byIds = Array.isArray(values.id) && raw.range === undefined;
  const [from, to] = byIds ? [0, mostIds - 1] : readRange(raw.range);
  return { filters: values, sort: readSort(raw.sort, sort), offset: from, limit: to - from + 1, byIds };
}

/** The conditions that these filter values stand for. */
export function conditionsOf(
  filters: Record<string, Filter>,
  values: Record<string, unknown>,
  hidden: readonly string[],
  masks: (resource: string) => boolean,
): WhereOptions[] {
  return Object.entries(values).map(
    ([name, value]) => filters[name]?.where(value as never, hidden, masks) ?? {},
  );
}

function readFilters(raw: string | undefined, filters: Record<string, Filter>): Record<string, unknown> {
  const given = raw === undefined ? {} : parse(raw, 'filter');
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw malformed('filter: ожидается объект JSON');
  const schema = Joi.object(
    Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, filter.schema])),
  );
  const { value, error } = schema.validate(given, { abortEarly: false, messages: russian });
  if (error) {
    const named = Object.entries(errorsOf(error)).map(([name, message]) => [
      name,
      name in filters ? message : 'Неизвестный фильтр',
    ]);
    throw invalid(Object.fromEntries(named), 'Недопустимый фильтр');
  }
  return value as Record<string, unknown>;
}

function readRange(raw: string | undefined): [number, number] {
  if (raw === undefined) return [0, 24];
  const position = Joi.number().integer().min(0).max(10_000_000).required();
  const [from, to] = check<[number, number]>(
    Joi.array().ordered(position, position).length(2).label('range') as Joi.Schema,
    parse(raw, 'range'),
  );
  if (to < from || to - from + 1 > mostRows) throw invalid({ range: `Не больше ${mostRows} строк` });
  return [from, to];
}

function readSort(raw: string | undefined, sort: readonly string[]): Sort {
  const given = raw === undefined ? [] : parse(raw, 'sort');
  if (!Array.isArray(given)) throw invalid({ sort: 'Сортировка недоступна' });
  const [field = sort[0] ?? 'id', direction = raw === undefined ? 'DESC' : 'ASC'] = given as string[];
  if (!sort.includes(field) || !['ASC', 'DESC'].includes(direction))
    throw invalid({ sort: 'Сортировка недоступна' });
  return { field, direction: direction as Sort['direction'] };
}

function parse(raw: string, parameter: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    throw malformed(`${parameter}: ожидается JSON`);
  }
}
