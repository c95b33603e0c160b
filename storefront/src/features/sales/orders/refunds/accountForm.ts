import { digitsOfCode } from '@odonta/db/vocabulary/identity/secrets.ts';
import { isBic, isSettlementAccount } from '@odonta/db/vocabulary/money/bank/requisites.ts';
import type { RefundBank } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import type { FormShape } from '../../../platform/forms/formShape.ts';

const required = 'Обязательное поле';

/** No field is kept as a draft, so the next user of the computer cannot read the account. */
export const accountShape: FormShape<RefundBank> = {
  name: 'refund-account',
  labels: { holder: 'Получатель', bic: 'БИК банка', account: 'Номер счёта', bank: 'Банк' },
  rules: {
    holder: { required, min: { value: 3, message: 'Имя получателя целиком, как в банке' } },
    bic: { required, format: { test: isBic, message: 'БИК — 9 цифр, первая от 0 до 2' } },
    account: {
      required,
      format: { test: (text) => /^\d{20}$/.test(digitsOf(text)), message: 'Счёт — 20 цифр' },
    },
    bank: { required, min: { value: 2, message: 'Название банка' } },
  },
  empty: { holder: '', bic: '', account: '', bank: '' },
  secret: ['holder', 'bic', 'account', 'bank'],
};

export const codeShape: FormShape<{ code: string }> = {
  name: 'refund-code',
  labels: { code: 'Код из письма' },
  rules: {
    code: {
      required: 'Введите код из письма',
      format: {
        test: (text) => new RegExp(`^\\d{${digitsOfCode}}$`).test(text),
        message: `Код — это ${digitsOfCode} цифр из письма`,
      },
    },
  },
  empty: { code: '' },
  secret: ['code'],
};

export const digitsOf = (text: string): string => text.replace(/\s/g, '');

/** The account to send, or the conflict between its fields. */
export const isOfOneBank = ({ account, bic }: RefundBank): boolean =>
  isSettlementAccount(digitsOf(account), bic);
