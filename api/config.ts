import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ThirdPartyServices } from '@odonta/db/vocabulary/edge/thirdPartyServices.ts';
import Joi from 'joi';
import { type CardChoice, cardChoice, type TbankSettings, tbankRules } from './money/payments/settings.ts';
import {
  type CompanyLookupChoice,
  type CompanyLookupSettings,
  companyLookupChoice,
  companyLookupRules,
} from './platform/company_lookup/settings.ts';
import {
  type FilesChoice,
  type FilesSettings,
  filesChoice,
  filesRules,
} from './platform/files/storage/settings.ts';
import { type MailSettings, mailRules } from './platform/mail/settings.ts';
import type { OutgoingNetwork } from './platform/outgoing/network.ts';
import { type DatabaseSettings, databaseRules, replicaChoice } from './platform/settings/database.ts';
import { secretKeptIn } from './platform/settings/secret.ts';
import { StartupError } from './platform/settings/startupFailure.ts';
import {
  type ThirdPartySettings,
  thirdPartyRules,
  thirdPartyServices,
} from './platform/settings/thirdPartyServices.ts';
import { trustProxy, trustProxyRule } from './platform/settings/trustProxy.ts';
import { type OpeningSettings, openingRules, refuseUnsafe } from './platform/settings/unsafeSettings.ts';
import { urlHost } from './platform/settings/urlHost.ts';
import { type SmsChoice, type SmsSettings, smsChoice, smsRules } from './platform/sms/settings.ts';
import {
  type TelephonyChoice,
  type TelephonySettings,
  telephonyChoice,
  telephonyRules,
} from './platform/telephony/settings.ts';
import { type WebhookSettings, webhookChoice, webhookRules } from './platform/webhooks/settings.ts';
import { type WorkersSettings, workersChoice, workersRules } from './platform/workers/settings.ts';

export { explainStartupFailure, StartupError } from './platform/settings/startupFailure.ts';

export type Config = Readonly<{
  port: number;
  host: string;
  /** Absent: the embedded PostgreSQL in `varDir`. */
  databaseUrl?: string;
  /** A replica for exports and reports; null: they are read on the primary. */
  replicaUrl: string | null;
  /** Connections to the database. */
  databasePool: number;
  /** Processes that serve the port; null: as many as there are cores. */
  workers: number | null;
  varDir: string;
  /** The bucket of uploaded files; null: the folder `uploads` of `varDir`. */
  files: FilesChoice;
  demo: boolean;
  demoCourses: number;
  /** Whether the operator deliberately shows the demo accounts to everybody. */
  demoPublic: boolean;
  jwtSecret: string;
  /** The address visitors see, without a slash at the end. */
  baseUrl: string;
  /** Absent: the mail sandbox. */
  smtpUrl?: string;
  mailFrom: string;
  /** Null: the sandbox of text messages. */
  sms: SmsChoice;
  /** The telephone exchange; null for none. */
  telephony: TelephonyChoice;
  /** The lookup of companies by tax number; null for none. */
  registry: CompanyLookupChoice;
  /** Private addresses that webhooks may go to. */
  webhooks: OutgoingNetwork;
  /** The card acquirer, and the settings of its cash register. */
  cards: CardChoice;
  /** Other origins whose pages may call the API. */
  origins: readonly string[];
  /** Third-party scripts of public pages, with the visitor's consent. */
  thirdParty: ThirdPartyServices;
  /** The value of Express' `trust proxy`. */
  trustProxy: false | number | string[];
  /** The bearer token of the metrics; null closes them. */
  metricsToken: string | null;
  logLevel: string;
}>;

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Reads the file `.env` of the root, if it exists; variables already set in the environment win. */
export function loadDotEnv(file = path.join(root, '.env')): void {
  if (existsSync(file)) process.loadEnvFile(file);
}

export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = validated(env);
  const varDir = path.resolve(root, given.VAR_DIR);
  const config = Object.freeze({
    port: given.PORT,
    host: given.HOST,
    databaseUrl: given.DATABASE_URL,
    replicaUrl: replicaChoice(given),
    databasePool: given.DATABASE_POOL,
    workers: workersChoice(given),
    varDir,
    files: filesChoice(given),
    demo: given.DEMO ?? given.DATABASE_URL === undefined,
    demoCourses: given.DEMO_COURSES,
    demoPublic: given.DEMO_PUBLIC,
    jwtSecret: given.JWT_SECRET ?? secretKeptIn(varDir, 'jwt.secret'),
    baseUrl: (given.BASE_URL ?? `http://${urlHost(given.HOST)}:${given.PORT}`).replace(/\/$/, ''),
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    sms: smsChoice(given),
    telephony: telephonyChoice(given),
    registry: companyLookupChoice(given),
    webhooks: webhookChoice(given),
    cards: cardChoice(given),
    origins: given.CORS_ORIGINS.split(',').filter((origin) => origin !== ''),
    thirdParty: thirdPartyServices(given),
    trustProxy: trustProxy(given.TRUST_PROXY),
    metricsToken: given.METRICS_TOKEN ?? null,
    logLevel: given.LOG_LEVEL,
  });
  refuseUnsafe({ ...config, hasTerminal: config.cards.terminal !== null, sandbox: given.SANDBOX });
  return config;
}

type Environment = ThirdPartySettings &
  MailSettings &
  SmsSettings &
  TelephonySettings &
  CompanyLookupSettings &
  DatabaseSettings &
  FilesSettings &
  TbankSettings &
  WebhookSettings &
  WorkersSettings &
  OpeningSettings & {
    PORT: number;
    HOST: string;
    VAR_DIR: string;
    DEMO?: boolean;
    DEMO_COURSES: number;
    JWT_SECRET?: string;
    BASE_URL?: string;
    CORS_ORIGINS: string;
    TRUST_PROXY: string;
    LOG_LEVEL: string;
  };

type Rule = { schema: Joi.Schema; demand: string; secret?: boolean };

const text = Joi.string().trim().empty('');
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Banners, pinnings and orders of the demo are of courses with names of their own; `config.test.ts` counts them. */
const fewestCourses = 51;

const rules: Record<keyof Environment, Rule> = {
  PORT: {
    schema: Joi.number().empty('').integer().min(0).max(65535).default(3000),
    demand: 'must be a port number from 0 to 65535',
  },
  HOST: {
    schema: text.hostname().default('127.0.0.1'),
    demand: 'must be a host name or an IP address',
  },
  ...databaseRules,
  ...workersRules,
  VAR_DIR: { schema: text.default('var'), demand: 'must be the path of a folder' },
  ...filesRules,
  DEMO: { schema: Joi.boolean().empty('').truthy('1').falsy('0'), demand: 'must be 0 or 1' },
  DEMO_COURSES: {
    schema: Joi.number().empty('').integer().min(fewestCourses).max(1_000_000).default(240),
    demand: `must be a whole number from ${fewestCourses} to 1000000`,
  },
  ...openingRules,
  JWT_SECRET: {
    schema: text.min(32),
    demand: 'must be at least 32 characters long and is required with DATABASE_URL',
    secret: true,
  },
  BASE_URL: {
    schema: text.uri({ scheme: ['http', 'https'] }),
    demand: 'must be an address such as https://example.ru',
  },
  ...mailRules,
  ...smsRules,
  ...telephonyRules,
  ...companyLookupRules,
  ...tbankRules,
  ...webhookRules,
  CORS_ORIGINS: {
    schema: text.pattern(/^https?:\/\/[^\s,]+(?:,https?:\/\/[^\s,]+)*$/).default(''),
    demand: 'must be origins separated by commas (https://a.example,https://b.example)',
  },
  ...thirdPartyRules,
  TRUST_PROXY: trustProxyRule,
  LOG_LEVEL: {
    schema: text.valid(...logLevels).default('info'),
    demand: `must be one of ${logLevels.join(', ')}`,
  },
};

const schema = Joi.object<Environment>(
  Object.fromEntries(Object.entries(rules).map(([key, rule]) => [key, rule.schema])),
);

function validated(env: NodeJS.ProcessEnv): Environment {
  const { error, value } = schema.validate(env, { stripUnknown: true });
  if (!error && (value.JWT_SECRET || !value.DATABASE_URL)) return value;
  const key = String(error?.details[0]?.path[0] ?? 'JWT_SECRET') as keyof Environment;
  const { demand, secret } = rules[key];
  if (!env[key]) throw new StartupError(`${key} ${demand}, but it is not set.`);
  throw new StartupError(secret ? `${key} ${demand}.` : `${key} ${demand}, but it is "${env[key]}".`);
}
