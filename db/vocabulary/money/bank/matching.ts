import { normalNumber, numbersIn } from './invoiceNumbers.ts';

/** An invoice that still waits for money, in kopecks. */
export interface OpenInvoice {
  id: number;
  number: string;
  /** As PostgreSQL writes days; distinguishes invoices of two years with the same number. */
  date: string;
  payer_inn: string;
  left: number;
}

export interface IncomingPayment {
  purpose: string;
  payer_inn: string;
  sum: number;
}

/** The facts in which a payment and an invoice agree. */
export interface Likeness {
  number: boolean;
  inn: boolean;
  sum: boolean;
}

export interface MatchPart {
  invoice_id: number;
  sum: number;
  likeness: Likeness;
}

export interface Matching {
  parts: MatchPart[];
  /** The rest of the payment after its invoices. */
  over: number;
}

/**
 * The invoices that a payment certainly pays; null leaves the decision to a person. Two of number, tax number
 * and sum must agree, and without a number only one invoice may fit.
 */
export function matchingOf(payment: IncomingPayment, open: readonly OpenInvoice[]): Matching | null {
  const numbers = numbersIn(payment.purpose);
  if (numbers.length > 1) return severalOf(payment, numbers, open);
  const alike = open.filter((invoice) => agreements(likenessOf(payment, invoice)) >= 2);
  const [number] = numbers;
  // A named number that fits no invoice means another invoice, even if everything else agrees.
  const fits = number === undefined ? alike : alike.filter((invoice) => isNamed(payment, invoice));
  const [only, ...others] = narrowed(payment, fits);
  return only && others.length === 0 ? paid(payment, [only]) : null;
}

/** The invoices that have something in common with a payment, the likeliest first. */
export function candidatesOf<Invoice extends OpenInvoice>(
  payment: IncomingPayment,
  open: readonly Invoice[],
  atMost = 10,
): { invoice: Invoice; likeness: Likeness }[] {
  const distance = ({ left }: OpenInvoice) => Math.abs(left - payment.sum);
  return open
    .map((invoice) => ({ invoice, likeness: likenessOf(payment, invoice) }))
    .filter(({ likeness }) => agreements(likeness) > 0)
    .sort(
      (one, other) =>
        agreements(other.likeness) - agreements(one.likeness) ||
        distance(one.invoice) - distance(other.invoice) ||
        one.invoice.id - other.invoice.id,
    )
    .slice(0, atMost);
}

export function likenessOf(payment: IncomingPayment, invoice: OpenInvoice): Likeness {
  return {
    number: isNamed(payment, invoice),
    inn: payment.payer_inn !== '' && payment.payer_inn === invoice.payer_inn,
    sum: payment.sum === invoice.left,
  };
}

/** Each listed number is one invoice, and together they take the whole payment. */
function severalOf(
  payment: IncomingPayment,
  numbers: readonly string[],
  open: readonly OpenInvoice[],
): Matching | null {
  const found = numbers.map((number) => open.filter((invoice) => normalNumber(invoice.number) === number));
  const invoices = found.flatMap((fits) => {
    const [only, ...others] = narrowed(payment, fits);
    return only && others.length === 0 ? [only] : [];
  });
  if (invoices.length < numbers.length) return null;
  const due = invoices.reduce((all, { left }) => all + left, 0);
  const isOfPayer = invoices.every((invoice) => likenessOf(payment, invoice).inn);
  const isCertain = payment.sum === due || (isOfPayer && payment.sum > due);
  return isCertain ? paid(payment, invoices) : null;
}

/** Of invoices with one number: those with the given day, else those of the payer. */
function narrowed(payment: IncomingPayment, fits: readonly OpenInvoice[]): readonly OpenInvoice[] {
  if (fits.length < 2) return fits;
  const dated = fits.filter(({ date }) => payment.purpose.includes(date.split('-').reverse().join('.')));
  const rest = dated.length > 0 ? dated : fits;
  const own = rest.filter((invoice) => likenessOf(payment, invoice).inn);
  return own.length > 0 ? own : rest;
}

function paid(payment: IncomingPayment, invoices: readonly OpenInvoice[]): Matching {
  let over = payment.sum;
  const parts = invoices.map((invoice) => {
    const sum = Math.min(over, invoice.left);
    over -= sum;
    return { invoice_id: invoice.id, sum, likeness: likenessOf(payment, invoice) };
  });
  return { parts, over };
}

const isNamed = ({ purpose }: IncomingPayment, { number }: OpenInvoice) =>
  numbersIn(purpose).includes(normalNumber(number));
const agreements = ({ number, inn, sum }: Likeness) => Number(number) + Number(inn) + Number(sum);
