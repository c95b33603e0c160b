import type { PaymentPage } from '@odonta/api/contract';
import type { AdPaymentSource } from '@odonta/db/vocabulary/advertising/adPayment.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';

/** Pays, or begins to: answers what is to be said of it. A card leaves this page for that of the bank. */
export async function payAdvert(path: string, way: AdPaymentSource, paid: string): Promise<string> {
  if (way === 'CARD') {
    const { url } = await partnerSession.call<PaymentPage>(`${path}/pay_by_card`, 'POST', {});
    location.assign(url);
    return 'Места забронированы, открываем страницу банка';
  }
  await partnerSession.call(`${path}/${way === 'INVOICE' ? 'invoice' : 'pay'}`, 'POST', {});
  return way === 'INVOICE' ? 'Счёт отправлен на почту, места ждут его оплаты' : paid;
}

/** After «Оплачено». */
export const paidBy: Readonly<Record<AdPaymentSource, string>> = {
  BALANCE: 'с маркетингового баланса',
  CARD: 'картой',
  INVOICE: 'по счёту',
};
