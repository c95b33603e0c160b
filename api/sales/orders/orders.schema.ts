import type { StaffOrder, StaffOrderBody } from '@odonta/api/contract';
import { orderContactForm } from '@odonta/db/vocabulary/orders/orderForm.ts';
import type { CancelReason } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import Joi from 'joi';
import { consentByPhone } from '../../platform/consents/consentByPhone.ts';
import { clearable, flag, id, line, seconds } from '../../platform/http/validation.ts';
import { orderBody, orderContact } from '../booking/booking.schema.ts';

const bookedFields = [
  'prod_id',
  'participation',
  'participants',
  'method',
  'expected_total',
  'payer',
  'comment',
] as const;

/** A caller may have no e-mail. */
const email = clearable({ format: orderContactForm.email.format }).lowercase();

/** The fields and rules of a buyer's form, without consents that only he can give. */
export const orderByStaff = Joi.object<StaffOrderBody>({
  ...Object.fromEntries(bookedFields.map((field) => [field, orderBody.extract(field)])),
  ...orderContact,
  email,
  is_double: flag,
  consent_by_phone: consentByPhone,
  from_request_id: id,
});

export type OrderEdit = Pick<
  StaffOrder,
  keyof typeof orderContact | 'manager_id' | 'comment_internal' | 'next_contact_at'
>;

export const orderEdit = Joi.object<OrderEdit>({
  ...orderContact,
  email,
  middle_name: orderContact.middle_name.empty().empty('').allow(null),
  city: orderContact.city.empty().empty('').allow(null),
  manager_id: id.allow(null),
  comment_internal: line(4000).allow(null, ''),
  next_contact_at: seconds.allow(null),
});

/** Reasons for which staff end an order; all others are set by the clock or by other actions. */
export const reasonsOfStaff = [
  'CLIENT',
  'CENTER',
  'COURSE_CANCELED',
  'DUPLICATE',
  'FRAUD',
] as const satisfies readonly CancelReason[];

export const cancellation = Joi.object<{ cancel_reason: CancelReason; reason?: string }>({
  cancel_reason: Joi.string()
    .valid(...reasonsOfStaff)
    .required()
    .messages({ 'any.required': 'Выберите причину' }),
  reason: line(1000).empty(''),
});

export interface OtherDateBody {
  prod_id: number;
  expected_total?: number;
}

export const otherDate = Joi.object<OtherDateBody>({
  prod_id: id.required().messages({ 'any.required': 'Выберите курс' }),
  expected_total: Joi.number().integer().min(0).empty(null),
});
