import type { Order } from '@odonta/db/models';
import { contractTerms } from '@odonta/db/vocabulary/money/documents/contractTerms.ts';
import { longDay } from '@odonta/db/vocabulary/money/documents/days.ts';
import type { ContractSides, InvoiceSnapshot } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import type { Issuing } from './sellers.ts';

/** The contract part of an invoice: the offer that its payer has accepted, and its signatory. */
export interface Contract {
  quote: { number: string; date: string };
  signs: ContractSides['signs'];
  /** The payer's own number of its order. */
  po_reference: string | null;
  /** Where the edition of the rules lies that was agreed to. */
  rules: string | null;
}

interface Agreed extends Pick<InvoiceSnapshot, 'total' | 'vat'> {
  order: Order;
  issuing: Omit<Issuing, 'issuer'>;
  contract: Contract;
}

/** The content of a contract beyond an invoice, by the order as it was booked. */
export function contractParts({ order, issuing, contract, ...agreed }: Agreed) {
  const { seller, provider } = issuing;
  const { quote, signs, po_reference, rules } = contract;
  const { snapshot: course, count, refund_policy, repricing } = order;
  const isOnCredit = order.debt > 0;
  const terms = contractTerms({
    ...agreed,
    ...{ seller, provider, course, count, quote, refund_policy, repricing, rules, isOnCredit },
  });
  const own = po_reference ? `, ваш номер заказа ${po_reference}` : '';
  return {
    kind: 'CONTRACT' as const,
    basis: `Предложение № ${quote.number} от ${longDay(quote.date)}, заказ ${order.number}${own}`,
    terms,
    contract: { provider, signs },
  };
}
