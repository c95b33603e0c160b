/** Invariants of money and seats, phrased about the violating row. */
export const invariants = {
  LEDGER_DEED: { label: 'Проводки одного действия не сходятся к нулю', of: 'orders', counts: 'kopecks' },
  BUYER_ACCOUNT: { label: 'Счёт покупателя не равен его долгу', of: 'orders', counts: 'kopecks' },
  ORDER_PAID: { label: 'Оплата заказа не та, что в учёте', of: 'orders', counts: 'kopecks' },
  ORDER_REFUNDED: {
    label: 'Возвращено не столько, сколько выполнено возвратов',
    of: 'orders',
    counts: 'kopecks',
  },
  REFUND_BOOKED: { label: 'Возвращено не столько, сколько в учёте', of: 'orders', counts: 'kopecks' },
  PAYMENT_BOOKED: { label: 'Платёж учтён не на ту сумму', of: 'orders', counts: 'kopecks' },
  CONFIRMED_UNPAID: { label: 'Заказ подтверждён без денег', of: 'orders', counts: 'kopecks' },
  TWO_ATTEMPTS: { label: 'У заказа две открытые попытки оплаты', of: 'orders', counts: 'rows' },
  SEATS_TAKEN: { label: 'Занятых мест не столько, сколько бронирований', of: 'prods', counts: 'rows' },
  SEATS_PEOPLE: { label: 'Бронирований не столько, сколько участников', of: 'prods', counts: 'rows' },
  SEATS_MIRROR: { label: 'На странице курса не то число занятых мест', of: 'prods', counts: 'rows' },
  BONUS_DRIFT: { label: 'Бонусный счёт расходится с движениями', of: 'bonus_accounts', counts: 'rows' },
  BONUS_CAUSES: { label: 'Бонусы начислены за то, чего уже нет', of: 'bonus_accounts', counts: 'rows' },
  PROMO_USES: { label: 'Счётчик промокода не равен его применениям', of: 'promo_codes', counts: 'rows' },
  SCALE_AWARDS: {
    label: 'Бонусов организации начислено не столько, сколько решено',
    of: 'orders',
    counts: 'rows',
  },
  INVOICE_PAID: { label: 'Оплата счёта не та, что в учёте', of: 'invoices', counts: 'kopecks' },
  MARKETING_DRIFT: {
    label: 'Маркетинговый баланс расходится с движениями',
    of: 'marketing_balances',
    counts: 'kopecks',
  },
  MARKETING_BOOKED: {
    label: 'Деньги маркетингового баланса не те, что в учёте',
    of: 'marketing_balances',
    counts: 'kopecks',
  },
  MAILING_HOLDS: {
    label: 'За рассылки отложено и списано не столько, сколько заказано',
    of: 'marketing_balances',
    counts: 'kopecks',
  },
  VOUCHER_DRIFT: {
    label: 'Подарочный сертификат расходится с движениями',
    of: 'vouchers',
    counts: 'kopecks',
  },
  VOUCHER_BOOKED: {
    label: 'Остаток подарочного сертификата не тот, что в учёте',
    of: 'vouchers',
    counts: 'kopecks',
  },
  VOUCHER_ORDERS: {
    label: 'Сертификатом оплачено не столько, сколько в его движениях',
    of: 'orders',
    counts: 'kopecks',
  },
  PAYOUT_TWICE: { label: 'Заказ попал в две выплаты', of: 'orders', counts: 'rows' },
  NUMBER_GAPS: { label: 'В номерах документов есть пропуск', of: null, counts: 'rows' },
} as const satisfies Record<string, Invariant>;

interface Invariant {
  label: string;
  /** The resource of the named record. */
  of:
    | 'orders'
    | 'prods'
    | 'bonus_accounts'
    | 'promo_codes'
    | 'invoices'
    | 'marketing_balances'
    | 'vouchers'
    | null;
  counts: 'kopecks' | 'rows';
}
export type InvariantName = keyof typeof invariants;
export const invariantNames = Object.keys(invariants) as InvariantName[];
