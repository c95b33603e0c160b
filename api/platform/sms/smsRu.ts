import Joi from 'joi';
import { type Refusals, refusedBy, type SmsGateway } from './port.ts';
import { postForm, SmsGatewayUnavailable } from './post.ts';

export interface SmsRuOptions {
  url: string;
  api_id: string;
  from?: string;
}

const taken = 100;

export const smsRuRefusals: Refusals = {
  200: ['the key is wrong', false],
  201: ['no money is left', false],
  202: ['the number is wrong or cannot be reached', true],
  203: ['there is no text', true],
  204: ['the sender is not approved', false],
  205: ['the text is too long', true],
  206: ['the limit of the day is reached', false],
  207: ['there is no way to this number', true],
  209: ['the number is on the stop list', true],
  210: ['the request must be a POST', true],
  212: ['the text is not in UTF-8', true],
  214: ['the number is abroad', true],
  220: ['the service is not available', false],
  230: ['the number had its limit of the day', true],
  231: ['the number had the same text within a minute', false],
  232: ['the number had the same text this day', true],
  233: ['codes were asked for too often', true],
  300: ['the token is wrong', false],
  301: ['the password is wrong', false],
  302: ['the account is not confirmed', false],
  303: ['the code of confirmation is wrong', false],
  304: ['too many codes of confirmation', false],
  305: ['too many wrong tries', false],
  500: ['a fault of the service', false],
};

interface Answer {
  status_code: number;
  sms?: Record<string, { status_code: number }>;
}

const status_code = Joi.number().integer().required();
const answers = Joi.object<Answer>({
  status_code,
  sms: Joi.object().pattern(/^\d+$/, Joi.object({ status_code }).unknown()),
}).unknown();

/** SMS.RU answers on two levels: for the request, and for each number of it. Only both together mean that it was taken. */
export function smsRuGateway({ url, api_id, from }: SmsRuOptions): SmsGateway {
  return {
    async send({ to, text }) {
      const number = to.replace('+', '');
      const form = { api_id, to: number, msg: text, json: '1', from };
      const answer: unknown = await postForm('SMS.RU', `${url}/sms/send`, form);
      const { error, value } = answers.validate(answer);
      if (error) throw new SmsGatewayUnavailable('SMS.RU answered in a form of its own');
      if (value.status_code !== taken) throw refusedBy('SMS.RU', smsRuRefusals, value.status_code);
      const ofNumber = value.sms?.[number]?.status_code;
      if (ofNumber === undefined) throw new SmsGatewayUnavailable('SMS.RU said nothing of the number');
      if (ofNumber !== taken) throw refusedBy('SMS.RU', smsRuRefusals, ofNumber);
    },
  };
}
