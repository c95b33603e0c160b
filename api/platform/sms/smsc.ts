import Joi from 'joi';
import { type Refusals, refusedBy, type SmsGateway } from './port.ts';
import { postForm, SmsGatewayUnavailable } from './post.ts';

export interface SmscOptions {
  /** The service and those that stand in for it, in the order they are tried. */
  urls: readonly string[];
  login: string;
  psw: string;
  sender?: string;
}

export const smscRefusals: Refusals = {
  1: ['a parameter is wrong', true],
  2: ['login or password is wrong', false],
  3: ['no money is left', false],
  4: ['this address is blocked for frequent errors', false],
  5: ['the date is wrong', true],
  6: ['the message is forbidden', true],
  7: ['the number is malformed', true],
  8: ['the number cannot be reached', true],
  9: ['the same was sent too often', false],
};

type Answer = { id: number; cnt: number } | { error: string; error_code: number };

const answers = Joi.alternatives<Answer>(
  Joi.object({ error: Joi.string().required(), error_code: Joi.number().integer().required() }).unknown(),
  Joi.object({ id: Joi.number().required(), cnt: Joi.number().min(1).required() }).unknown(),
);

/** SMSC.ru: `fmt=3` asks for JSON. */
export function smscGateway({ urls, login, psw, sender }: SmscOptions): SmsGateway {
  return {
    async send({ to, text }) {
      const phones = to.replace('+', '');
      const form = { login, psw, phones, mes: text, charset: 'utf-8', fmt: '3', sender };
      const answer = await firstDelivered(urls, (url) => postForm('SMSC', `${url}/sys/send.php`, form));
      const { error, value } = answers.validate(answer);
      if (error) throw new SmsGatewayUnavailable('SMSC answered in a form of its own');
      if ('error_code' in value) throw refusedBy('SMSC', smscRefusals, value.error_code);
    },
  };
}

async function firstDelivered<T>(urls: readonly string[], ask: (url: string) => Promise<T>): Promise<T> {
  const [first = '', ...reserve] = urls;
  try {
    return await ask(first);
  } catch (error) {
    if (reserve.length === 0) throw error;
    return firstDelivered(reserve, ask);
  }
}
