import type { Replacement } from '@odonta/api/contract';
import { participantForm, replacementForm } from '@odonta/db/vocabulary/orders/orderForm.ts';
import Joi from 'joi';
import { clearable, line, text } from '../../platform/http/validation.ts';

export interface ParticipantEdit {
  last_name: string;
  first_name: string;
  middle_name: string | null;
  phone: string | null;
  email: string | null;
}

export const participantEdit = Joi.object<ParticipantEdit>({
  last_name: text(participantForm.last_name),
  first_name: text(participantForm.first_name),
  middle_name: clearable(participantForm.middle_name),
  phone: clearable(participantForm.phone),
  email: clearable(participantForm.email).lowercase(),
});

const successor = {
  last_name: text(replacementForm.last_name),
  first_name: text(replacementForm.first_name),
  middle_name: text(replacementForm.middle_name),
  phone: text(replacementForm.phone),
  email: text(replacementForm.email).lowercase(),
};

/** The person, and the words of the one who enters him. */
export const replacementBy = <Body extends Replacement>(
  more: Record<Exclude<keyof Body, keyof Replacement>, Joi.Schema>,
): Joi.ObjectSchema<Body> => Joi.object<Body>({ ...successor, ...more });

export const replacement = replacementBy<Replacement & { reason?: string }>({ reason: line(1000).empty('') });

export const undoing = Joi.object<{ reason: string }>({
  reason: line(1000).min(3).required(),
});
