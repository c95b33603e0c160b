import type { StaffIndividual } from '@odonta/api/contract';
import { individualRegistration as form } from '@odonta/db/vocabulary/identity/registrationForms.ts';
import Joi from 'joi';
import { clearable, flag, id, line, listOf, text } from '../../platform/http/validation.ts';

export type IndividualBody = Pick<StaffIndividual, 'last_name' | 'first_name'> &
  Partial<
    Pick<
      StaffIndividual,
      | 'middle_name'
      | 'phone'
      | 'email'
      | 'city'
      | 'is_student'
      | 'theme'
      | 'interests'
      | 'specializations'
      | 'manager_id'
      | 'bitrix_id'
    >
  >;

const { required: _, ...optionalEmail } = form.email;

export const individualBody = Joi.object<IndividualBody>({
  last_name: text(form.last_name),
  first_name: text(form.first_name),
  middle_name: clearable(form.middle_name),
  phone: clearable(form.phone),
  email: clearable(optionalEmail).lowercase(),
  city: clearable(form.city),
  is_student: flag,
  theme: line(200).allow(null, ''),
  interests: line(2000).allow(null, ''),
  specializations: listOf(id, 20).unique(),
  manager_id: id.allow(null),
  bitrix_id: line(50).allow(null, ''),
});
