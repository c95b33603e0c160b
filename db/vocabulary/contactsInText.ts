/**
 * Addresses and phones in texts of strangers. Letters and gifts repeat such text to others, and a mail
 * program turns every address in it into a link.
 */

const scheme = /[a-z]{2,12}:\/\/|www\./i;
const domain = /[\p{L}\d]\.(?:[a-z]{2}|xn--|рф|рус|дети|онлайн|сайт|москва|орг|ком)/iu;
const ipAddress = /\d\.\d{1,3}\.\d{1,3}\.\d/;
const phone = /\d(?:[ ()\-\u00a0\u2010-\u2015]{0,2}\d){9}/;

/** Whether a text leads somewhere: to a site, a mailbox or a phone. */
export const holdsContacts = (text: string): boolean => phone.test(text) || text.split(/\s/).some(isAddress);

/** The text with `…` in place of each address; only `…` if it contains a phone. */
export const withoutContacts = (text: string): string =>
  phone.test(text)
    ? '…'
    : text
        .split(/(\s)/)
        .map((word) => (isAddress(word) ? '…' : word))
        .join('');

export const withoutContactsRule = {
  test: (text: string): boolean => !holdsContacts(text),
  message: 'Без ссылок, адресов почты и телефонов',
} as const;

const isAddress = (word: string): boolean =>
  word.includes('@') || scheme.test(word) || domain.test(word) || ipAddress.test(word);
