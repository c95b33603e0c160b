import { weeksOnSale } from '@odonta/db/vocabulary/advertising/adSlots.ts';
import Joi from 'joi';
import { day, line, listOf } from '../platform/http/validation.ts';

/** The fields that a wish for any advert has, beside its buyer. */
export const advertWish = {
  weeks: listOf(day, weeksOnSale).unique().min(1).required().messages({
    'array.min': 'Выберите недели',
    'any.required': 'Выберите недели',
  }),
  promo_code: line(60).empty('').allow(null),
};

/** Roubles, as its buyer saw them. */
export const expectedTotal = Joi.number().min(0).precision(2).max(100_000_000_000).required();
