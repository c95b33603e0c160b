import type { StaffCollection } from '@odonta/api/contract';
import {
  collectionForm,
  collectionLimits,
} from '@odonta/db/vocabulary/advertising/collections/collection.ts';
import { secretPattern } from '@odonta/db/vocabulary/edge/secretAddresses.ts';
import Joi from 'joi';
import { clearable, flag, id, seconds, text } from '../../platform/http/validation.ts';

type Entered = 'name' | 'name_from' | 'name_to' | 'to_email' | 'to_phone' | 'items' | 'is_show_phone';
export type CollectionBody = Pick<StaffCollection, Entered | 'comment_internal'> &
  Partial<Pick<StaffCollection, 'manager_id' | 'expires_at'>>;

export const collectionBody = Joi.object<CollectionBody>({
  name: text(collectionForm.name),
  name_from: text(collectionForm.name_from),
  name_to: text(collectionForm.name_to),
  to_email: clearable(collectionForm.to_email).lowercase(),
  to_phone: clearable(collectionForm.to_phone),
  items: Joi.array()
    .items(Joi.object({ prod_id: id.required(), note: clearable(collectionForm.note).default(null) }))
    .unique('prod_id')
    .min(1)
    .max(collectionLimits.items)
    .required(),
  is_show_phone: flag,
  manager_id: id,
  expires_at: seconds,
  comment_internal: clearable(collectionForm.comment_internal),
});

export interface Sending {
  by_email: boolean;
}

export const sending = Joi.object<Sending>({ by_email: flag.default(false) });

const code = Joi.string().pattern(secretPattern).required();

export const opening = Joi.object<{ code: string }>({ code });
export const following = Joi.object<{ code: string; prod_id: number }>({ code, prod_id: id.required() });
