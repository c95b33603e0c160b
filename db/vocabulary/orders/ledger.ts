/** The accounts of the double ledger. A debit is positive; the entries of one transaction add up to zero. */
export const ledgerAccounts = {
  CARD: 'Деньги с карт',
  BANK: 'Расчётный счёт',
  BUYER: 'Покупатели',
  CENTER: 'Центры',
  COMMISSION: 'Комиссия площадки',
  FEE: 'Эквайринг',
  PROMO: 'Скидки за счёт площадки',
  BONUS: 'Бонусы за счёт площадки',
  OVERPAID: 'Переплаты',
  MARKETING: 'Маркетинговые балансы',
  LATE: 'Поздние оплаты',
  VOUCHER: 'Подарочные сертификаты',
  UNUSED: 'Сертификаты с истёкшим сроком',
} as const;
export type LedgerAccount = keyof typeof ledgerAccounts;
