import type { StaffWaitlistBody, StaffWaitlistEntry } from '@odonta/api/contract';
import { waitlistForm } from '@odonta/db/vocabulary/sales/waitlistForm.ts';
import { waitlistLimits } from '@odonta/db/vocabulary/sales/waitlistLifecycle.ts';
import Joi from 'joi';
import { consentByPhone } from '../../platform/consents/consentByPhone.ts';
import { clearable } from '../../platform/http/validation.ts';
import { orderContact } from '../booking/booking.schema.ts';
import { waitlistBody } from './waitlist.schema.ts';

const askedFields = ['prod_id', 'participation', 'quantity', 'accept_partial', 'comment'] as const;
const asked = Object.fromEntries(askedFields.map((field) => [field, waitlistBody.extract(field)]));

/** The same fields by the same rules as the form of the site, without those only the waiting person can fill in. */
export const waitlistByStaff = Joi.object<StaffWaitlistBody>({
  ...asked,
  ...orderContact,
  consent_by_phone: consentByPhone,
});

export type WaitlistEdit = Pick<
  StaffWaitlistEntry,
  keyof typeof orderContact | 'quantity' | 'accept_partial' | 'comment'
>;

export const waitlistEdit = Joi.object<WaitlistEdit>({
  quantity: asked.quantity,
  accept_partial: asked.accept_partial,
  comment: clearable(waitlistForm.comment),
  ...orderContact,
  middle_name: orderContact.middle_name.empty().empty('').allow(null),
  city: orderContact.city.empty().empty('').allow(null),
});

export const reordering = Joi.object<{ priority: number; reason: string }>({
  priority: Joi.number()
    .integer()
    .min(-waitlistLimits.priority)
    .max(waitlistLimits.priority)
    .required()
    .messages({
      'any.required': 'Укажите приоритет',
      'number.base': 'Укажите приоритет числом',
      'number.min': `Не меньше −${waitlistLimits.priority}`,
      'number.max': `Не больше ${waitlistLimits.priority}`,
    }),
});
