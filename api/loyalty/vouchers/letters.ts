import type { Voucher } from '@odonta/db/models';
import { paths, voucherPath } from '@odonta/db/vocabulary/addresses.ts';
import { voucherLimits } from '@odonta/db/vocabulary/loyalty/vouchers/voucher.ts';
import { shownVoucherCode } from '@odonta/db/vocabulary/loyalty/vouchers/voucherCode.ts';
import { exactRoublesOf, formatExact, formatPrice, roublesOf } from '@odonta/db/vocabulary/money.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatDate, formatMoscowDay, secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { greeting, nameOf, saidBy } from '../../platform/mail/strangersWords.ts';

/** Only this letter contains the code, which is deleted after sending. */
export const voucherGiven = (voucher: Voucher, code: string): NewLetter => ({
  ...letter(voucher, 'voucher_given', voucher.recipient_email, `Подарочный сертификат${from(voucher)}`, [
    greeting(voucher.recipient_name),
    `${nameOf(voucher.buyer_name) ?? 'Покупатель'} дарит вам сертификат на ${sum(voucher)}: им можно оплатить любой курс на «Одонте», который оплачивается картой.`,
    ...(voucher.message === null ? [] : [`«${saidBy(voucher.message, voucherLimits.message)}»`]),
    `Ваш код: {secret}`,
    `Сертификат для печати: введите код на странице ${siteLink(paths.voucher)} и нажмите «Скачать для печати».`,
    `Введите код при записи на курс или на странице заказа. Если сертификат больше цены, остаток сохранится. Он действует до ${until(voucher)}, остаток можно посмотреть здесь: ${siteLink(paths.voucher)}`,
  ]),
  secret: shownVoucherCode(code),
});

export const voucherPaid = (voucher: Voucher): NewLetter => ({
  ...letter(voucher, 'voucher_paid', voucher.email, 'Подарочный сертификат оплачен', [
    greeting(voucher.buyer_name),
    `Вы купили подарочный сертификат на ${sum(voucher)}.`,
    voucher.send_on === null
      ? `Мы отправили его на ${voucher.recipient_email}.`
      : `Мы отправим его на ${voucher.recipient_email} ${formatDate(voucher.send_on)}.`,
    `Страница покупки: ${siteLink(voucherPath('{secret}'))}`,
  ]),
  secret: voucher.token,
});

export const voucherEnds = (voucher: Voucher, days: number): NewLetter =>
  letter(voucher, 'voucher_ends', voucher.recipient_email, 'Срок подарочного сертификата подходит к концу', [
    greeting(voucher.recipient_name),
    `На вашем подарочном сертификате ${left(voucher)}. ${days === 0 ? 'Сегодня' : `Через ${plural(days, ['день', 'дня', 'дней'])}`}, ${until(voucher)}, его срок закончится.`,
    `Выбрать курс: ${siteLink(paths.search)}`,
  ]);

export const voucherEnded = (voucher: Voucher, lost: string): NewLetter =>
  letter(voucher, 'voucher_ended', voucher.recipient_email, 'Срок подарочного сертификата закончился', [
    greeting(voucher.recipient_name),
    `Срок вашего подарочного сертификата закончился ${until(voucher)}, неиспользованный остаток ${lost} погашен.`,
  ]);

function letter(
  { id }: Voucher,
  kind: string,
  to: string,
  subject: string,
  paragraphs: readonly string[],
): NewLetter {
  const text = [...paragraphs, 'Команда «Одонты»'].join('\n\n');
  return { kind, to, subject, text, resource: 'vouchers', record_id: id };
}

function from({ buyer_name }: Voucher): string {
  const name = nameOf(buyer_name);
  return name === null ? '' : ` от ${name}`;
}

const sum = (voucher: Voucher) => formatPrice(roublesOf(voucher.sum));
const left = ({ balance }: Voucher) => formatExact(exactRoublesOf(balance));
const until = ({ valid_until }: Voucher) => formatMoscowDay(secondsOf(valid_until) ?? 0);
