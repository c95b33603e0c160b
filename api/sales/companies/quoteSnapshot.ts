import type { FrozenPrices, LegalRequest, Prod } from '@odonta/db/models';
import { longDay } from '@odonta/db/vocabulary/money/documents/days.ts';
import type { DocumentLine, QuoteSnapshot } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { vatInside, vatOfLines } from '@odonta/db/vocabulary/money/documents/vat.ts';
import { kopecksOf } from '@odonta/db/vocabulary/money.ts';
import type { Quote } from '@odonta/db/vocabulary/orders/quote.ts';
import { formatDays, secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Issuing } from '../../money/invoices/sellers.ts';

interface Asked {
  request: LegalRequest;
  prod: Prod;
  prices: FrozenPrices;
  issuing: Omit<Issuing, 'issuer'>;
  number: number;
  date: string;
  valid_until: string;
}

/** The lines of an offer: places of one price are one line. */
export function quoteSnapshot({ request, prod, prices, issuing, number, ...days }: Asked): QuoteSnapshot {
  const { seller, principal } = issuing;
  const priced = linesOf(prices.quote, courseOf(prod));
  const taxes = vatOfLines(
    priced.map(({ sum }) => sum),
    seller.vat,
  );
  const lines: DocumentLine[] = priced.map((line, index) => ({ ...line, vat: taxes[index] ?? null }));
  const total = kopecksOf(prices.quote.total);
  const { company_name: name, inn, kpp, address } = request;
  return {
    kind: 'QUOTE',
    number: String(number),
    ...days,
    seller,
    payer: { name, inn, kpp, address },
    principal,
    lines,
    vat: vatInside(total, seller.vat),
    total,
    remarks: remarksOf(request, days.valid_until),
  };
}

/** Places of one price, the first that was given out before the others. */
export function groupsOf({ lines }: Quote): { label: string; unit: number; count: number }[] {
  const groups = new Map<string, { label: string; unit: number; count: number }>();
  for (const { label, unit } of lines) {
    const group = groups.get(`${unit} ${label}`) ?? { label, unit, count: 0 };
    groups.set(`${unit} ${label}`, { ...group, count: group.count + 1 });
  }
  return [...groups.values()];
}

function linesOf(quote: Quote, course: string): Omit<DocumentLine, 'vat'>[] {
  return groupsOf(quote).map(({ label, unit, count }) => {
    const price = kopecksOf(unit);
    return { name: `${course} (${label.toLowerCase()})`, count, unit: 'чел.', price, sum: price * count };
  });
}

function courseOf({ name, date_start, date_end }: Prod): string {
  const start = secondsOf(date_start);
  const days = start === null ? '' : `, ${formatDays(start, secondsOf(date_end) ?? start)}`;
  return `Участие в курсе «${name}»${days}`;
}

const remarksOf = ({ number, po_reference }: LegalRequest, valid_until: string): string[] => [
  `Заявка ${number}${po_reference ? `, ваш номер заказа ${po_reference}` : ''}.`,
  `Цены не меняются до ${longDay(valid_until)} включительно. Счёт-договор выставим сразу после того, как вы примете предложение по ссылке из письма.`,
  'Имена участников можно назвать после оплаты.',
];
