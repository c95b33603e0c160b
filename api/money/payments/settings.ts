import { readFileSync } from 'node:fs';
import Joi from 'joi';
import { StartupError } from '../../platform/settings/startupFailure.ts';
import { dolyamiUpTo } from './sandbox/ways.ts';
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
  TBANK_DOLYAMI_UP_TO: number;
  TBANK_INSTALMENTS: boolean;
}

const text = Joi.string().trim().empty('');
const flag = Joi.boolean().empty('').truthy('1').falsy('0').default(false);
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
  TBANK_SBP: { schema: flag, demand: 'must be 0 or 1' },
  TBANK_DOLYAMI_UP_TO: {
    schema: Joi.number().integer().min(0).max(1_000_000).empty('').default(0),
    demand: 'must be a number of roubles, 0 where the terminal has no «Долями»',
  },
  TBANK_INSTALMENTS: { schema: flag, demand: 'must be 0 or 1' },
} as const;

/** Ways of payment of the terminal other than by card. */
export interface OtherWays {
  sbp: boolean;
  /** Roubles: the most that is paid by «Долями»; 0 where the terminal has none. */
  dolyamiUpTo: number;
  instalments: boolean;
}

export interface CardChoice {
  receipts: ReceiptRules;
  ways: OtherWays;
  /** Null: the sandbox of the bank. */
  terminal: (Omit<Terminal, 'receipts'> & { url: string; ca?: string }) | null;
}

const sandboxWays: OtherWays = { sbp: true, dolyamiUpTo, instalments: true };

export function cardChoice(given: TbankSettings): CardChoice {
  const { TBANK_TERMINAL: key, TBANK_PASSWORD: password, TBANK_CA } = given;
  const receipts = {
    taxation: given.TBANK_TAXATION,
    ffd: given.TBANK_FFD,
    agentSign: given.TBANK_AGENT_SIGN,
  };
  if (!key) return { receipts, ways: sandboxWays, terminal: null };
  if (!password) throw new StartupError('TBANK_PASSWORD is required with TBANK_TERMINAL, but it is not set.');
  const ca = TBANK_CA === undefined ? {} : { ca: bundleAt(TBANK_CA) };
  const ways = {
    sbp: given.TBANK_SBP,
    dolyamiUpTo: given.TBANK_DOLYAMI_UP_TO,
    instalments: given.TBANK_INSTALMENTS,
  };
  return {
    receipts,
    ways,
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
