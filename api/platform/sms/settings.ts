import Joi from 'joi';
import { StartupError } from '../settings/startupFailure.ts';
import type { SmsGateway } from './port.ts';
import { startSmsSandbox } from './sandbox.ts';
import { smscGateway } from './smsc.ts';
import { smsRuGateway } from './smsRu.ts';

export interface SmsSettings {
  SMS_PROVIDER?: 'smsc' | 'smsru';
  SMSC_LOGIN?: string;
  SMSC_PSW?: string;
  SMSC_SENDER?: string;
  SMSC_URL: string;
  SMSRU_API_ID?: string;
  SMSRU_FROM?: string;
  SMSRU_URL: string;
}

const text = Joi.string().trim().empty('');
const address = /^https?:\/\/[^\s,]+(?:,https?:\/\/[^\s,]+)*$/;

export const smsRules = {
  SMS_PROVIDER: { schema: text.lowercase().valid('smsc', 'smsru'), demand: 'must be smsc or smsru' },
  SMSC_LOGIN: { schema: text.max(100), demand: 'must be the login of SMSC' },
  SMSC_PSW: { schema: text.max(200), demand: 'must be the password of SMSC', secret: true },
  SMSC_SENDER: { schema: text.max(20), demand: 'must be a sender of at most 20 characters' },
  SMSC_URL: {
    schema: text.pattern(address).default('https://smsc.ru,https://www2.smsc.ru'),
    demand: 'must be addresses separated by commas (https://smsc.ru,https://www2.smsc.ru)',
  },
  SMSRU_API_ID: { schema: text.max(200), demand: 'must be the key of SMS.RU', secret: true },
  SMSRU_FROM: { schema: text.max(20), demand: 'must be a sender of at most 20 characters' },
  SMSRU_URL: { schema: text.pattern(address).default('https://sms.ru'), demand: 'must be an address' },
} as const;

/** Null: the sandbox. */
export type SmsChoice = Readonly<
  | { provider: 'smsc'; urls: readonly string[]; login: string; psw: string; sender?: string }
  | { provider: 'smsru'; url: string; api_id: string; from?: string }
> | null;

export function smsChoice(given: SmsSettings): SmsChoice {
  const required = (key: 'SMSC_LOGIN' | 'SMSC_PSW' | 'SMSRU_API_ID'): string => {
    const value = given[key];
    if (!value)
      throw new StartupError(
        `${key} is required with SMS_PROVIDER=${given.SMS_PROVIDER}, but it is not set.`,
      );
    return value;
  };
  switch (given.SMS_PROVIDER) {
    case 'smsc':
      return {
        provider: 'smsc',
        urls: given.SMSC_URL.split(',').map(withoutSlash),
        login: required('SMSC_LOGIN'),
        psw: required('SMSC_PSW'),
        sender: given.SMSC_SENDER,
      };
    case 'smsru':
      return {
        provider: 'smsru',
        url: withoutSlash(given.SMSRU_URL),
        api_id: required('SMSRU_API_ID'),
        from: given.SMSRU_FROM,
      };
    default:
      return null;
  }
}

/** The service that was chosen, or a sandbox of its own, spoken to as to SMS.RU. */
export async function openSmsGateway(
  choice: SmsChoice,
): Promise<{ gateway: SmsGateway; stop(): Promise<void> }> {
  const stop = async () => undefined;
  if (choice?.provider === 'smsc') return { gateway: smscGateway(choice), stop };
  if (choice?.provider === 'smsru') return { gateway: smsRuGateway(choice), stop };
  const sandbox = await startSmsSandbox();
  return { gateway: smsRuGateway({ url: sandbox.url, api_id: 'sandbox' }), stop: sandbox.stop };
}

const withoutSlash = (url: string): string => url.replace(/\/$/, '');
