import { readFileSync } from 'node:fs';
import Joi from 'joi';
import { StartupError } from '../../platform/settings/startupFailure.ts';
import type { Terminal } from './tbank/client.ts';
import type { ReceiptRules } from './tbank/receipt.ts';
import { strangeRootIn } from './tbank/roots.ts';

export interface TbankSettings {
  TBANK_TERMINAL?: string;
  TBANK_PASSWORD?: string;
  TBANK_URL: string;
  TBANK_CA?: string;
  TBANK_TAXATION: string;
  TBANK_FFD: ReceiptRules['ffd'];
  TBANK_AGENT_SIGN: string;
  TBANK_SBP: boolean;
}

const text = Joi.string().trim().empty('');
const taxations = ['osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent'];
const agentSigns = [
  'bank_paying_agent',
  'bank_paying_subagent',
  'paying_agent',
  'paying_subagent',
  'attorney',
  'commission_agent',
  'another',
];

export const tbankRules = {
  TBANK_TERMINAL: { schema: text.max(20), demand: 'must be the key of a terminal of T-Bank' },
  TBANK_PASSWORD: { schema: text.max(100), demand: 'must be the password of the terminal', secret: true },
  TBANK_URL: {
    schema: text.uri({ scheme: ['http', 'https'] }).default('https://securepay.tinkoff.ru/v2'),
    demand: 'must be an address such as https://securepay.tinkoff.ru/v2',
  },
  TBANK_CA: { schema: text, demand: 'must be the path of a file with certificates in PEM' },
  TBANK_TAXATION: {
    schema: text.valid(...taxations).default('usn_income'),
    demand: `must be one of ${taxations.join(', ')}`,
  },
  TBANK_FFD: { schema: text.valid('1.05', '1.2').default('1.2'), demand: 'must be 1.05 or 1.2' },
  TBANK_AGENT_SIGN: {
    schema: text.valid(...agentSigns).default('another'),
    demand: `must be one of ${agentSigns.join(', ')}`,
  },
  TBANK_SBP: {
    schema: Joi.boolean().empty('').truthy('1').falsy('0').default(false),
    demand: 'must be 0 or 1',
  },
} as const;

export interface CardChoice {
  receipts: ReceiptRules;
  /** Whether the terminal takes payments by СБП. */
  hasFastPayments: boolean;
  /** Null: the sandbox of the bank. */
  terminal: (Omit<Terminal, 'receipts'> & { url: string; ca?: string }) | null;
}

export function cardChoice(given: TbankSettings): CardChoice {
  const { TBANK_TERMINAL: key, TBANK_PASSWORD: password, TBANK_CA } = given;
  const receipts = {
    taxation: given.TBANK_TAXATION,
    ffd: given.TBANK_FFD,
    agentSign: given.TBANK_AGENT_SIGN,
  };
  if (!key) return { receipts, hasFastPayments: true, terminal: null };
  if (!password) throw new StartupError('TBANK_PASSWORD is required with TBANK_TERMINAL, but it is not set.');
  const ca = TBANK_CA === undefined ? {} : { ca: bundleAt(TBANK_CA) };
  const hasFastPayments = given.TBANK_SBP;
  return {
    receipts,
    hasFastPayments,
    terminal: { key, password, url: given.TBANK_URL.replace(/\/$/, ''), ...ca },
  };
}

function bundleAt(path: string): string {
  let pem: string;
  try {
    pem = readFileSync(path, 'utf8');
  } catch {
    throw new StartupError(`TBANK_CA must be the path of a file that can be read, but it is "${path}".`);
  }
  const strange = strangeRootIn(pem);
  if (strange !== null) throw new StartupError(`TBANK_CA ${strange}`);
  return pem;
}
