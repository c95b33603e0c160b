import { isDay } from '@odonta/db/vocabulary/reports/periods.ts';
import { type TextRule, violationOf } from '@odonta/db/vocabulary/rules.ts';
import Joi from 'joi';
import { invalid } from './errors.ts';
import { refuseWide } from './widths.ts';

/** The value as the schema reads it, or 422 that names every field that is wrong. Unknown fields are wrong. */
export function check<T>(schema: Joi.Schema<T>, input: unknown): T {
  refuseWide(schema, input);
  const { value, error } = inRussian(schema).validate(input);
  if (error) throw invalid(errorsOf(error));
  return value as T;
}

/** By the schema that was declared. Joi would merge options into a schema's own with each value, for a third of its time. */
const prepared = new WeakMap<Joi.Schema, Joi.Schema>();

function inRussian(schema: Joi.Schema): Joi.Schema {
  const known = prepared.get(schema) ?? schema.prefs({ abortEarly: false, messages: russian });
  prepared.set(schema, known);
  return known;
}

export function errorsOf(error: Joi.ValidationError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.details)
    errors[path.join('.') || 'body'] ??= /[а-яё]/i.test(message) ? message : 'Недопустимое значение';
  return errors;
}

/** False for text that PostgreSQL cannot store (NUL, half a character), and for names that reach inherited properties. */
export function isKeepable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(
    ([name, inner]) => name !== '__proto__' && isKeepable(name) && isKeepable(inner),
  );
}

/** A text field under a rule of the vocabulary, so that form and server say the same. Empty counts as absent. */
export function text(rule: TextRule): Joi.StringSchema {
  let schema = Joi.string()
    .trim()
    .custom((value: string, helpers) => {
      const message = violationOf(rule, value);
      return message === null ? value : helpers.message({ custom: message });
    });
  if (rule.max) schema = schema.max(rule.max.value).message(rule.max.message);
  if (rule.required)
    return schema.required().messages({
      'any.required': rule.required,
      'string.empty': rule.required,
      'string.base': rule.required,
    });
  return schema.empty(['', null]);
}

/** A text field that null clears. */
export const clearable = (rule: TextRule): Joi.StringSchema => text(rule).empty().empty('').allow(null);

export const id = Joi.number().integer().min(1).max(2_147_483_647);
/** A day that exists, as 2026-11-20. */
export const day = Joi.string()
  .custom((value: string, helpers) => (isDay(value) ? value : helpers.message({ custom: 'Укажите день' })))
  .example('2026-11-20');
/** Unix seconds between 2000 and 2100. */
export const seconds = Joi.number().integer().min(946_684_800).max(4_102_444_800);
export const flag = Joi.boolean().truthy('1', 1).falsy('0', 0, '').sensitive();
export const line = (max: number) => Joi.string().trim().max(max);

/** A comma separated list in a query, or an array in a body, of such items. */
export function listOf(item: Joi.Schema, most = 100): Joi.ArraySchema {
  return Joi.array().items(item).max(most).single();
}

/** Turns `a,b,c` into a list before the items are looked at. */
export function commaSeparated(item: Joi.Schema, most = 100): Joi.Schema {
  const list = listOf(item, most).prefs({ messages: russian });
  return Joi.any().custom((value: unknown, helpers) => {
    const isList = Array.isArray(value) && value.every((one) => typeof one !== 'object');
    if (typeof value === 'object' && !isList) return helpers.message({ custom: 'Недопустимое значение' });
    const parts = String(value)
      .split(',')
      .filter((part) => part !== '');
    if (parts.length > most) return helpers.message({ custom: `Не больше ${most}` });
    const { value: items, error } = list.validate(parts);
    return error ? helpers.message({ custom: error.details[0]?.message ?? 'Недопустимое значение' }) : items;
  });
}

const texts = {
  'any.required': 'Обязательное поле',
  'any.only': 'Недопустимое значение',
  'any.invalid': 'Недопустимое значение',
  'any.unknown': 'Неизвестное поле',
  'object.unknown': 'Неизвестное поле',
  'object.base': 'Ожидается объект',
  'object.min': 'Заполните хотя бы одно поле',
  'string.base': 'Ожидается текст',
  'string.empty': 'Обязательное поле',
  'string.min': 'Минимальная длина {#limit} симв.',
  'string.max': 'Максимальная длина {#limit} симв.',
  'string.pattern.base': 'Недопустимое значение',
  'string.uri': 'Ожидается ссылка http или https',
  'number.base': 'Ожидается число',
  'number.integer': 'Ожидается целое число',
  'number.min': 'Не меньше {#limit}',
  'number.max': 'Не больше {#limit}',
  'number.unsafe': 'Слишком большое число',
  'boolean.base': 'Ожидается да или нет',
  'array.base': 'Ожидается список',
  'array.min': 'Не меньше {#limit}',
  'array.max': 'Не больше {#limit}',
  'array.unique': 'Значения повторяются',
  'array.includes': 'Недопустимое значение',
};

/** Read once: Joi would read texts again with each value that it validates, which takes longer than the validation. */
export const russian: Joi.LanguageMessages = Object.fromEntries(
  Object.entries(texts).map(([code, text]) => [code, Joi.expression(text)]),
);
