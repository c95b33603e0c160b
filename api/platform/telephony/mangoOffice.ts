import { createHash, timingSafeEqual } from 'node:crypto';
import Joi from 'joi';
import { seconds } from '../http/validation.ts';
import type { CallReport, Received, Telephony } from './telephony.ts';

/** Mango Office, API of the virtual exchange 1.9: signed forms about a call and about its end. */
export const mangoOffice = ({ key, salt }: { key: string; salt: string }): Telephony => ({
  read(event, { vpbx_api_key, sign, json }) {
    if (![vpbx_api_key, sign, json].every((value) => typeof value === 'string')) return 'forged';
    const text = String(json);
    const isOurs = isSame(String(vpbx_api_key), key);
    const isSigned = isSame(String(sign).toLowerCase(), signOf(key, text, salt));
    if (!isOurs || !isSigned) return 'forged';
    if (event === 'call') return readAs(callMessage, text, reportOfCall);
    return event === 'summary' ? readAs(summaryMessage, text, reportOfSummary) : 'other';
  },
});

export const signOf = (key: string, json: string, salt: string): string =>
  createHash('sha256')
    .update(key + json + salt, 'utf8')
    .digest('hex');

/** Digests have one length: the time of the comparison says nothing of where the texts differ. */
function isSame(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => createHash('sha256').update(text, 'utf8').digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

function readAs<Message>(
  schema: Joi.ObjectSchema<Message>,
  json: string,
  reportOf: (message: Message) => CallReport | 'other',
): Received {
  let message: unknown;
  try {
    message = JSON.parse(json);
  } catch {
    return 'strange';
  }
  const { value, error } = schema.validate(message, { stripUnknown: true });
  return error ? 'strange' : reportOf(value);
}

interface Party {
  extension?: string;
  number?: string;
}

/** Numbers come as texts and texts as numbers, as the documentation itself has them. */
const shortText = Joi.alternatives(Joi.string().allow('').max(100), Joi.number().cast('string')).empty([
  '',
  null,
]);
const party = Joi.object<Party>({ extension: shortText, number: shortText }).default({});
const entry_id = Joi.string()
  .pattern(/^[\w+/=:.-]{1,200}$/)
  .required();
/** Zero for what did not happen. */
const moment = Joi.alternatives(Joi.number().valid(0), seconds).empty(null).default(0);

interface CallMessage {
  entry_id: string;
  timestamp: number;
  call_state: string;
  location?: string;
  from: Party;
  to: Party;
}
const callMessage = Joi.object<CallMessage>({
  entry_id,
  timestamp: seconds.required(),
  call_state: Joi.string().max(40).required(),
  location: Joi.string().allow('').max(40),
  from: party,
  to: party,
});

interface SummaryMessage {
  entry_id: string;
  call_direction: 0 | 1 | 2;
  from: Party;
  to: Party;
  create_time: number;
  talk_time: number;
  end_time: number;
  entry_result: 0 | 1;
}
const summaryMessage = Joi.object<SummaryMessage>({
  entry_id,
  call_direction: Joi.number().valid(0, 1, 2).required(),
  from: party,
  to: party,
  create_time: seconds.required(),
  talk_time: moment,
  end_time: seconds.required(),
  entry_result: Joi.number().valid(0, 1).required(),
});

/** One leg of a call. Legs between colleagues, such as transfers, tell nothing of the client. */
function reportOfCall({ entry_id, timestamp, call_state, location, from, to }: CallMessage) {
  const isOut = from.extension !== undefined;
  if (isOut && to.extension !== undefined) return 'other';
  const at = new Date(timestamp * 1000);
  // A menu and a queue are connected too, and nobody talks.
  const isTalk = call_state === 'Connected' && location === 'abonent';
  const staff = isOut ? from : to;
  return {
    entry: entry_id,
    direction: isOut ? ('OUT' as const) : ('IN' as const),
    number: (isOut ? to : from).number ?? null,
    extension: isOut || isTalk ? (staff.extension ?? null) : null,
    started_at: at,
    answered_at: isTalk ? at : null,
    end: null,
  };
}

function reportOfSummary({ entry_id, call_direction, from, to, ...times }: SummaryMessage) {
  if (call_direction === 0) return 'other';
  const isOut = call_direction === 2;
  const isAnswered = times.entry_result === 1;
  const unanswered = isOut ? ('NO_ANSWER' as const) : ('MISSED' as const);
  return {
    entry: entry_id,
    direction: isOut ? ('OUT' as const) : ('IN' as const),
    number: (isOut ? to : from).number ?? null,
    extension: (isOut ? from : to).extension ?? null,
    started_at: new Date(times.create_time * 1000),
    answered_at: isAnswered && times.talk_time > 0 ? new Date(times.talk_time * 1000) : null,
    end: { at: new Date(times.end_time * 1000), outcome: isAnswered ? ('ANSWERED' as const) : unanswered },
  };
}
