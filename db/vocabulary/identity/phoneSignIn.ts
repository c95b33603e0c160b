import { isPhone, normalPhone } from '../patterns.ts';
import type { TextRule } from '../rules.ts';
import { digitsOfCode } from './secrets.ts';

const required = 'Обязательное поле';

/** Codes go to Russian mobile numbers alone: messages abroad are dear, and asking for them is a known fraud. */
export const isRussianMobile = (text: string): boolean =>
  isPhone(text) && /^\+79\d{9}$/.test(normalPhone(text));

/** Signing in by a code: first the phone, then the code sent to it. */
export const phoneSignIn = {
  phone: {
    required,
    format: { test: isRussianMobile, message: 'Код приходит на российский мобильный: +7 9…' },
  },
  code: {
    required,
    format: {
      test: (text: string) => new RegExp(`^\\d{${digitsOfCode}}$`).test(text),
      message: `Код — это ${digitsOfCode} цифр из сообщения`,
    },
  },
} as const satisfies Record<string, TextRule>;

/** Below `/api`. */
export const phoneSignInCalls = {
  ask: '/individual/auth/phone',
  enter: '/individual/auth/phone/code',
} as const;

interface CodeLimit {
  name: string;
  points: number;
  seconds: number;
}

const hour = 3600;
const day = 24 * hour;

/** How many codes may be asked for, one phone at a time; counted in this order, so that a hasty second try costs none of the rest. */
export const codesOfPhone: readonly CodeLimit[] = [
  { name: 'codes_minute', points: 1, seconds: 60 },
  { name: 'codes_hour', points: 5, seconds: hour },
  { name: 'codes_day', points: 10, seconds: day },
];

/** The daily number of codes for unknown phones: each costs money, and strangers may name any phone. */
export const codesOfAll: CodeLimit = { name: 'codes_of_all', points: 2000, seconds: day };

/** A reserve for phones with an account: strangers who use up the rest cannot lock out existing users. */
export const codesOfKnown: CodeLimit = { name: 'codes_of_known', points: 2000, seconds: day };

/** How many of a day may be asked for by one address, and by its neighbourhood. */
export const codesOfPlace: Readonly<Record<'address' | 'network', CodeLimit>> = {
  address: { name: 'codes_address_day', points: 40, seconds: day },
  network: { name: 'codes_network_day', points: 200, seconds: day },
};
