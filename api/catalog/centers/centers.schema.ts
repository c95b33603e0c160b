import type { StaffCenter, StepComments } from '@odonta/api/contract';
import { closureForm } from '@odonta/db/vocabulary/catalog/closureForm.ts';
import { ownSteps } from '@odonta/db/vocabulary/catalog/onboarding.ts';
import { isEmail, isPhone, normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import Joi from 'joi';
import { clearable, day, flag, line, text } from '../../platform/http/validation.ts';

export type CenterBody = Pick<StaffCenter, 'name' | 'email'> &
  Partial<
    Pick<
      StaffCenter,
      | 'phone'
      | 'kontact_name'
      | 'kontact_phone'
      | 'city'
      | 'slug'
      | 'description'
      | 'license_number'
      | 'license_issued_on'
      | 'license_until'
      | 'license_url'
      | 'closed_from'
      | 'closed_to'
      | 'closure_note'
      | 'sale'
      | 'is_sell_individuals'
      | 'is_sell_entities'
      | 'show_main'
    >
  >;

/** Remarks to single steps of the application. */
export const rejectingCenter = Joi.object<{ comments?: StepComments }>({
  comments: Joi.object(Object.fromEntries(ownSteps.map((step) => [step, line(1000).empty('')]))).default({}),
});

const phone = Joi.string()
  .trim()
  .empty('')
  .allow(null)
  .custom((value: string, helpers) =>
    isPhone(value) ? normalPhone(value) : helpers.message({ custom: 'Введите корректный номер телефона' }),
  );

// A centre without a pause has no note either; with one, it is asked for beside its days.
const { required: _, ...noteRule } = closureForm.closure_note;

export const centerBody = Joi.object<CenterBody>({
  slug: Joi.string()
    .pattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(100),
  name: line(200).min(2).required(),
  email: text({
    required: 'Обязательное поле',
    format: { test: isEmail, message: 'Введите корректную электронную почту' },
  }).lowercase(),
  phone,
  kontact_name: line(150).allow(null, ''),
  kontact_phone: phone,
  city: line(100).allow(null, ''),
  description: line(4000).allow(null, ''),
  license_number: line(80).min(3).empty('').allow(null),
  license_issued_on: day.empty('').allow(null),
  license_until: day.empty('').allow(null),
  license_url: Joi.string()
    .trim()
    .max(500)
    .uri({ scheme: ['http', 'https'] })
    .empty('')
    .allow(null),
  closed_from: day.empty('').allow(null),
  closed_to: day.empty('').allow(null),
  closure_note: clearable(noteRule),
  sale: Joi.number().min(0).max(100).precision(2),
  is_sell_individuals: flag,
  is_sell_entities: flag,
  show_main: flag,
});
