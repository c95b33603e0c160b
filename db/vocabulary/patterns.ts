/** The shared patterns of the product. Each is linear in the length of its input. */

const email = /^[^\s@]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,20}$/;
const barePhone = /^\+?\d{10,14}$/;
const password = /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z]).{6,20}$/;
const taxNumber = /^(?:\d{10}|\d{12})$/;
const personName = /^[A-Za-zА-Яа-яЁё]+(?:[ -][A-Za-zА-Яа-яЁё]+)*$/;
const link = /^https?:\/\/[^\s/$.?#][^\s]*$/i;

export const isEmail = (text: string): boolean => text.length <= 254 && email.test(text);
export const isPassword = (text: string): boolean => password.test(text);
export const isDigits = (text: string): boolean => /^\d+$/.test(text);
export const isTaxNumber = (text: string): boolean => taxNumber.test(text);
export const isTaxNumberOrEmail = (text: string): boolean => isTaxNumber(text) || isEmail(text);
export const isPersonName = (text: string): boolean =>
  text.length >= 2 && text.length <= 100 && personName.test(text);
/** A page of this site by its path, or an address elsewhere. */
export const isPathOrLink = (text: string): boolean =>
  text.length <= 2000 && (/^\/(?![/\\])\S*$/.test(text) || isLink(text));

export const isLink = (text: string): boolean => text.length <= 2000 && link.test(text);

/** Separators are dropped before the pattern is tried: people paste numbers as they see them. */
export const isPhone = (text: string): boolean =>
  text.length <= 30 && barePhone.test(withoutSeparators(text));

/** `8 (900) 123-45-67` becomes `+79001234567`; a foreign number keeps its digits. Expects `isPhone`. */
export function normalPhone(text: string): string {
  const bare = withoutSeparators(text);
  const digits = bare.replace('+', '');
  if (digits.length === 10 && bare === digits) return `+7${digits}`;
  // After a plus 8 begins Japan, Korea or Vietnam, unless a 9 follows: no country is +89, but people write +8 900.
  if (digits.length === 11 && /^(?:\+?7|8|\+89)/.test(bare)) return `+7${digits.slice(1)}`;
  return `+${digits}`;
}

/** `+7 (900) 123-45-67`: Russian numbers grouped 3-3-2-2, others as they are. */
export function formatPhone(phone: string): string {
  const groups = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone);
  return groups ? `+7 (${groups[1]}) ${groups[2]}-${groups[3]}-${groups[4]}` : phone;
}

/** Also the dashes of typesetters, and the invisible marks that come along when a number is copied from an address book. */
function withoutSeparators(text: string): string {
  return text.replace(/[\s().\-\u2010-\u2015\u2212\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}
