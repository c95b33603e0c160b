import type { Replacement } from '@odonta/api/contract';
import { participantForm } from '@odonta/db/vocabulary/orders/orderForm.ts';
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

export const replacement = Joi.object<Replacement & { reason?: string }>({
  last_name: text({ ...participantForm.last_name, required: 'Укажите фамилию' }),
  first_name: text({ ...participantForm.first_name, required: 'Укажите имя' }),
  middle_name: text(participantForm.middle_name),
  phone: text(participantForm.phone),
  email: text({ ...participantForm.email, required: 'Укажите электронную почту' }).lowercase(),
  reason: line(1000).empty(''),
});

export const undoing = Joi.object<{ reason: string }>({
  reason: line(1000).min(3).required(),
});
