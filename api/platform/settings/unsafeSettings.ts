import { isIPv4 } from 'node:net';
import Joi from 'joi';
import { StartupError } from './startupFailure.ts';

/** Options that an operator must enable by name. */
export interface OpeningSettings {
  SANDBOX: boolean;
  DEMO_PUBLIC: boolean;
  METRICS_TOKEN?: string;
}

const onOrOff = {
  schema: Joi.boolean().empty('').truthy('1').falsy('0').default(false),
  demand: 'must be 0 or 1',
};

export const openingRules = {
  SANDBOX: onOrOff,
  DEMO_PUBLIC: onOrOff,
  METRICS_TOKEN: {
    schema: Joi.string().trim().empty('').min(16).max(200),
    demand: 'must be at least 16 characters long',
    secret: true,
  },
};

interface Settings {
  databaseUrl: string | undefined;
  demo: boolean;
  demoPublic: boolean;
  host: string;
  baseUrl: string;
  /** Whether a real bank takes the money. */
  hasTerminal: boolean;
  /** Whether the operator asked for the sandbox of the bank by name. */
  sandbox: boolean;
}

/** A forgotten setting must not sell for public test cards, or accept a published password. */
export function refuseUnsafe({ databaseUrl, demo, hasTerminal, sandbox, ...rest }: Settings): void {
  const isEmbeddedDemo = databaseUrl === undefined && demo;
  if (!hasTerminal && !sandbox && !isEmbeddedDemo)
    throw new StartupError(
      'TBANK_TERMINAL is not set, so printed test cards would pay for real seats: set it and TBANK_PASSWORD, or SANDBOX=1 to run without money on purpose.',
    );
  if (demo && !rest.demoPublic && isPublic(rest))
    throw new StartupError(
      `The demo data has accounts with a published password, but ${openedBy(rest)} lets others in: set DEMO=0, or DEMO_PUBLIC=1 to show the demo on purpose.`,
    );
}

type Place = Pick<Settings, 'host' | 'baseUrl'>;

/** Whether people beyond this machine are meant to reach the server. */
export const isPublic = ({ host, baseUrl }: Place): boolean =>
  !isLoopback(host) || !isLoopback(new URL(baseUrl).hostname);

export const openedBy = ({ host, baseUrl }: Place): string =>
  isLoopback(host) ? `BASE_URL=${baseUrl}` : `HOST=${host}`;

function isLoopback(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true;
  return isIPv4(name) && name.startsWith('127.');
}
