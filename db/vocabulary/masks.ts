import { formatPhone } from './patterns.ts';

/** Masks for viewers who may know that personal data exists, but not its value. */

/** `+79001234567` becomes `+7 *** ***-45-67`. */
export function maskPhone(phone: string): string {
  const shown = formatPhone(phone).slice(-5);
  return phone.startsWith('+7') ? `+7 *** ***-${shown}` : `*** ${shown}`;
}

/** `ivan@mail.ru` becomes `i***@mail.ru`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${at < 0 ? '' : email.slice(at)}`;
}

/** `Иванов Иван Ильич` becomes `Иванов И. И.`. */
export function maskName(name: string): string {
  const [family = '', ...rest] = name.trim().split(/\s+/);
  return [family, ...rest.map((part) => `${part.slice(0, 1)}.`)].join(' ');
}

/** `40702810900000012345` becomes `****************2345`. */
export const maskAccount = (account: string): string =>
  `${'*'.repeat(Math.max(4, account.length - 4))}${account.length > 8 ? account.slice(-4) : ''}`;

/** Free text may contain anything, so all of it is hidden. */
export const maskText = (): string => '***';

/** Of a person with a name and contacts. */
export const personMasks = {
  last_name: maskName,
  first_name: maskText,
  middle_name: maskText,
  phone: maskPhone,
  email: maskEmail,
};
