import type { Accepted, NewManagerRequest } from '@odonta/api/contract';
import { post } from '../../../lib/api.ts';
import { givenConsent } from '../../platform/forms/consent.ts';
import { clientTargets } from '../../platform/visits/clientTarget.ts';

export interface RequestValues {
  name: string;
  phone: string;
  email: string;
  city: string;
  comment: string;
  consent: boolean;
}

export function sendRequest(
  values: RequestValues,
  about: { prod_id: number | null; target: string },
): Promise<Accepted> {
  const { name, phone, email, city, comment } = values;
  const request: NewManagerRequest = {
    name: name.trim(),
    phone: phone.trim(),
    email: email.trim(),
    city,
    ...(comment.trim() === '' ? {} : { comment: comment.trim() }),
    ...about,
    consent: givenConsent(),
    ...clientTargets(),
  };
  return post('/prods/newRequestManager', request);
}
