import type { VoucherBody, VoucherSale, VoucherTerms } from '@odonta/api/contract';
import { voucherForm } from '@odonta/db/vocabulary/loyalty/vouchers/voucherForm.ts';
import { oneAction } from '../../../lib/actions.ts';
import { post } from '../../../lib/api.ts';
import { givenConsent } from '../../platform/forms/consent.ts';
import type { FormShape } from '../../platform/forms/formShape.ts';

export interface VoucherValues {
  sum: string;
  recipient_name: string;
  recipient_email: string;
  message: string;
  send_on: string;
  name: string;
  phone: string;
  email: string;
  consent: boolean;
}

export const voucherShape: FormShape<VoucherValues> = {
  name: 'voucher',
  labels: {
    sum: 'Сумма, ₽',
    recipient_name: 'Имя получателя',
    recipient_email: 'Почта получателя',
    message: 'Поздравление',
    send_on: 'Когда отправить',
    name: 'Ваше имя',
    phone: 'Ваш телефон',
    email: 'Ваша почта',
    consent: 'Согласие',
  },
  rules: {
    ...voucherForm,
    sum: {
      required: 'Укажите сумму',
      format: { test: (typed) => sumOf(typed) !== null, message: 'Только цифры' },
    },
    send_on: {},
  },
  empty: {
    sum: '10000',
    recipient_name: '',
    recipient_email: '',
    message: '',
    send_on: '',
    name: '',
    phone: '',
    email: '',
    consent: false,
  },
};

/** The usual prices of courses that a certificate may be for. */
export const presetSums = ({ min, max }: Pick<VoucherTerms, 'min' | 'max'>): number[] =>
  [5_000, 10_000, 20_000, 30_000, 50_000].filter((sum) => sum >= min && sum <= max);

/** A typed sum in roubles; null where it is none. */
export function sumOf(typed: string): number | null {
  const digits = typed.replace(/\s/g, '');
  return /^\d{1,7}$/.test(digits) ? Number(digits) : null;
}

/** Buys once, however often the same form is sent. */
export const buyVoucher = oneAction((body: VoucherBody, keyed) =>
  post<VoucherSale>('/vouchers', body, keyed),
);

export const bodyOf = ({ sum, message, send_on, consent: _, ...people }: VoucherValues): VoucherBody => ({
  ...people,
  sum: sumOf(sum) ?? 0,
  ...(message.trim() !== '' && { message: message.trim() }),
  ...(send_on !== '' && { send_on }),
  consent: givenConsent(),
});
