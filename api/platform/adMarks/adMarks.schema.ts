import type { AdMarks } from '@odonta/db/vocabulary/advertising/pinnings.ts';
import { hasRightCheckDigits } from '@odonta/db/vocabulary/taxNumber.ts';
import Joi from 'joi';
import { line } from '../http/validation.ts';

const taxNumber = Joi.string()
  .trim()
  .custom((value: string, helpers) =>
    hasRightCheckDigits(value)
      ? value
      : helpers.message({
          custom: 'Проверьте ИНН: в нём 10 или 12 цифр, и контрольные цифры должны сойтись',
        }),
  );

/** Legal marks of every advertisement: the advertiser, his tax number, the token of the register. */
export const adMarks: { [Mark in keyof AdMarks]: Joi.Schema } = {
  ad_company: line(200).min(2).required(),
  ad_inn: taxNumber.required(),
  ad_reg_number: Joi.string()
    .trim()
    .pattern(/^[\w.-]{3,100}$/)
    .message('Токен (erid) состоит из латинских букв и цифр')
    .required(),
};

const mayBeEmpty = (mark: Joi.Schema) => mark.optional().allow(null, '').empty('').default(null);

/** The same for records that are advertisements only when they are paid for. */
export const optionalAdMarks: typeof adMarks = {
  ad_company: mayBeEmpty(adMarks.ad_company),
  ad_inn: mayBeEmpty(adMarks.ad_inn),
  ad_reg_number: mayBeEmpty(adMarks.ad_reg_number),
};
