/** By what an advert is paid. Money of a card or an invoice tops up the balance first, from which every advert is paid. */
export const adPaymentSources = {
  BALANCE: 'С маркетингового баланса',
  CARD: 'Картой',
  INVOICE: 'По счёту',
} as const;
export type AdPaymentSource = keyof typeof adPaymentSources;
