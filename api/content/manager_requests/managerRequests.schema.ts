import type { NewManagerRequest } from '@odonta/api/contract';
import { type RequestResult, requestResults } from '@odonta/db/vocabulary/content/requests/managerRequest.ts';
import { requestForm } from '@odonta/db/vocabulary/content/requests/requestForm.ts';
import Joi from 'joi';
import { clientTargets, consent } from '../../platform/consents/consent.schema.ts';
import { id, line, seconds, text } from '../../platform/http/validation.ts';

export const newManagerRequest = Joi.object<NewManagerRequest>({
  name: text(requestForm.name),
  phone: text(requestForm.phone),
  email: text(requestForm.email).lowercase(),
  city: text(requestForm.city),
  comment: text(requestForm.comment),
  prod_id: id.allow(null).empty(''),
  target: line(200).allow(null).empty(''),
  consent,
  ...clientTargets,
});

export interface ManagerRequestEdit {
  comment_internal: string | null;
  next_contact_at: number | null;
}
export const managerRequestEdit = Joi.object<ManagerRequestEdit>({
  comment_internal: line(4000).allow(null, ''),
  next_contact_at: seconds.allow(null),
});

export interface Outcome {
  result: RequestResult;
  comment?: string | null;
  next_contact_at?: number;
}

export const confirmation = Joi.object<Outcome>({
  result: Joi.string()
    .valid(...Object.keys(requestResults))
    .required()
    .messages({ 'any.required': 'Выберите результат' }),
  comment: line(1000).allow('', null),
  next_contact_at: Joi.when('result', {
    is: 'NO_ANSWER',
    then: seconds.required().messages({ 'any.required': 'Когда позвонить снова?' }),
    otherwise: seconds.empty(null),
  }),
});
export const assignment = Joi.object<{ manager_id: number }>({ manager_id: id.required() });
