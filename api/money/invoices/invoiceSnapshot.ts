import type { Order, OrderParticipant } from '@odonta/db/models';
import { paymentPurpose } from '@odonta/db/vocabulary/money/documents/paymentPurpose.ts';
import type {
  DocumentLine,
  InvoiceSnapshot,
  Party,
} from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { vatInside, vatOfLines } from '@odonta/db/vocabulary/money/documents/vat.ts';
import { formatDays } from '@odonta/db/vocabulary/time.ts';
import { type Contract, contractParts } from './contract.ts';
import type { Issuing } from './sellers.ts';

export interface Asked {
  order: Order;
  participants: readonly OrderParticipant[];
  issuing: Omit<Issuing, 'issuer'>;
  payer: Party;
  number: number;
  issue_date: string;
  due_date: string;
  /** Null of a mere invoice. */
  contract: Contract | null;
}

/** The lines of an invoice: seats of one price are one line, and money paid already is not charged again. */
export function invoiceSnapshot({
  order,
  participants,
  issuing,
  payer,
  contract,
  ...asked
}: Asked): InvoiceSnapshot {
  const { seller, principal } = issuing;
  const [number, date] = [String(asked.number), asked.issue_date];
  const priced = order.paid_sum > 0 ? [restOf(order)] : pricedLines(order, participants);
  const taxes = vatOfLines(
    priced.map(({ sum }) => sum),
    seller.vat,
  );
  const lines: DocumentLine[] = priced.map((line, index) => ({ ...line, vat: taxes[index] ?? null }));
  const total = order.total - order.paid_sum;
  const vat = vatInside(total, seller.vat);
  const parts = contract
    ? contractParts({ order, issuing, contract, total, vat })
    : { kind: 'INVOICE' as const, basis: `Заказ ${order.number}`, terms: [] };
  return {
    ...parts,
    number,
    date,
    due_date: asked.due_date,
    seller,
    payer,
    principal,
    lines,
    vat,
    total,
    purpose: paymentPurpose({ kind: parts.kind, number, date, seller, vat }, order.snapshot.name),
  };
}

type PricedLine = Omit<DocumentLine, 'vat'>;

/** A line for each price of those who come. */
export function pricedLines(order: Order, participants: readonly OrderParticipant[]): PricedLine[] {
  const lines = new Map<string, PricedLine>();
  for (const { unit_price, promo_share, bonus_share, tier_label, state } of participants) {
    if (state !== 'ACTIVE') continue;
    const price = unit_price - promo_share - bonus_share;
    if (price === 0) continue;
    const name = `${courseOf(order)} (${tier_label.toLowerCase()})`;
    const line = lines.get(`${price} ${name}`) ?? { name, count: 0, unit: 'чел.', price, sum: 0 };
    lines.set(`${price} ${name}`, { ...line, count: line.count + 1, sum: line.sum + price });
  }
  return [...lines.values()];
}

function restOf(order: Order): PricedLine {
  const sum = order.total - order.paid_sum;
  return { name: `Доплата: ${courseOf(order)}`, count: 1, unit: 'усл.', price: sum, sum };
}

/** The sold items, in words. */
export function courseOf({ snapshot: { name, date_start, date_end } }: Order): string {
  const days = date_start ? `, ${formatDays(date_start, date_end ?? date_start)}` : '';
  return `Участие в курсе «${name}»${days}`;
}
