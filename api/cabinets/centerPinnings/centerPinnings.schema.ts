import type { PinningOrder, PinningWish } from '@odonta/api/contract';
import {
  type AdMarks,
  type PinningPlace,
  pinningPlaceCodes,
} from '@odonta/db/vocabulary/advertising/pinnings.ts';
import Joi from 'joi';
import { adMarks } from '../../platform/adMarks/adMarks.schema.ts';
import { id } from '../../platform/http/validation.ts';
import { advertWish, expectedTotal } from '../advertWish.schema.ts';

const place = Joi.string().valid(...pinningPlaceCodes);

export const placeQuery = Joi.object<{ place: PinningPlace }>({ place: place.default('HOME') });

const wish = {
  ...advertWish,
  center_id: id.required(),
  prod_id: id.required().messages({ 'any.required': 'Выберите курс' }),
  place: place.required().messages({ 'any.required': 'Выберите список' }),
};

export const wishBody = Joi.object<PinningWish>(wish);

export const orderBody = Joi.object<PinningOrder>({
  ...wish,
  ...adMarks,
  expected_total: expectedTotal,
});

export const marksBody = Joi.object<AdMarks>(adMarks);
