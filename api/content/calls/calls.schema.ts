import {
  type CallDirection,
  type CallOutcome,
  callDirections,
  callNoteLength,
  callOutcomes,
  isOutcomeOf,
} from '@odonta/db/vocabulary/content/calls.ts';
import { isPhone } from '@odonta/db/vocabulary/patterns.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { invalid } from '../../platform/http/errors.ts';
import { line, seconds, text } from '../../platform/http/validation.ts';

export interface CallBody {
  direction: CallDirection;
  phone: string;
  outcome: CallOutcome;
  started_at?: number;
  note?: string | null;
}

const test = { test: isPhone, message: 'Введите корректный номер телефона' };

export const callBody = Joi.object<CallBody>({
  direction: Joi.string()
    .valid(...Object.keys(callDirections))
    .required(),
  phone: text({ required: 'Введите корректный номер телефона', format: test }),
  outcome: Joi.string()
    .valid(...Object.keys(callOutcomes))
    .required()
    .messages({ 'any.required': 'Выберите итог' }),
  started_at: seconds,
  note: line(callNoteLength).empty('').allow(null),
});

/** Clocks of browsers may be fast. */
const tolerance = 300;

export function refuseImpossible({ direction, outcome, started_at }: Partial<CallBody>): void {
  if (direction && outcome && !isOutcomeOf(direction, outcome))
    throw invalid({ outcome: 'У звонка в эту сторону такого итога не бывает' });
  if (started_at && started_at > nowInSeconds() + tolerance)
    throw invalid({ started_at: 'Этого звонка ещё не было' });
}
