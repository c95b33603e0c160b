import { programLimits } from '@odonta/db/vocabulary/catalog/programDays.ts';
import Joi from 'joi';
import { line } from '../../platform/http/validation.ts';

/** `10:00` */
export const time = Joi.string().pattern(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

const item = Joi.object({
  time: time.empty('').allow(null).default(null),
  text: line(programLimits.text).required().messages({ 'string.empty': 'Напишите, что будет' }),
});

/** The programme of a course by its days. */
export const programDays = Joi.array()
  .items(
    Joi.object({
      title: line(programLimits.title).empty('').allow(null).default(null),
      items: Joi.array().items(item).max(programLimits.items).default([]),
    }),
  )
  .max(programLimits.days);
