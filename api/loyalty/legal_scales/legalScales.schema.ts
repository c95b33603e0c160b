import type { ScaleRowView, StaffLegalScale } from '@odonta/api/contract';
import { scaleLimits } from '@odonta/db/vocabulary/loyalty/bonuses/scale.ts';
import { isDay } from '@odonta/db/vocabulary/reports/periods.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { line } from '../../platform/http/validation.ts';

export type ScaleBody = Pick<StaffLegalScale, 'name' | 'valid_from' | 'rows'> &
  Partial<Pick<StaffLegalScale, 'is_active' | 'is_default'>>;

const isTenth = (percent: number) => Number(percent.toFixed(1)) === percent;

/** A percentage of a scale or of one company, with one decimal at most. */
export const percentField = Joi.number()
  .min(0)
  .max(scaleLimits.percent)
  .custom((percent: number, { message }) =>
    isTenth(percent) ? percent : message({ custom: 'Не больше одного знака после запятой' }),
  );

/** Awards of past days stay as they were. */
export const dayToCome = Joi.string().custom((day: string, { message }) => {
  if (!isDay(day)) return message({ custom: 'Укажите день' });
  return day >= moscowDay(new Date()) ? day : message({ custom: 'Не раньше сегодняшнего дня' });
});

const row = Joi.object({
  value: Joi.number().integer().min(0).max(1_000_000_000).required(),
  percent: percentField.required(),
  expiry_days: Joi.number().integer().min(1).max(scaleLimits.expiryDays).required(),
});

export const scaleBody = Joi.object<ScaleBody>({
  name: line(scaleLimits.name).min(3).required(),
  valid_from: dayToCome.required(),
  rows: Joi.array()
    .items(row)
    .min(1)
    .max(scaleLimits.rows)
    .custom((rows: ScaleRowView[], { message }) =>
      new Set(rows.map(({ value }) => value)).size < rows.length
        ? message({ custom: 'Два раза один и тот же оборот' })
        : rows,
    )
    .required()
    .messages({ 'array.min': 'Нужна хотя бы одна ступень' }),
  is_active: Joi.boolean(),
  is_default: Joi.boolean(),
});
