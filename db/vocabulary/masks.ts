import { formatPhone } from './patterns.ts';

/** Personal data as it is shown to those who may know that it is there and not what it is. */

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

/** Free text may hold anything, so nothing of it is shown. */
export const maskText = (): string => '***';

/** Of a person with a name and contacts. */
export const personMasks = {
  last_name: maskName,
  first_name: maskText,
  middle_name: maskText,
  phone: maskPhone,
  email: maskEmail,
};
