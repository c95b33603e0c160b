export interface InvoiceLeft {
  invoice_id: number;
  /** Roubles still missing. */
  left: number;
}

/**
 * A transfer spread over invoices in their order: each gets what it lacks, and the last one the rest, be it less or
 * more. Null where an invoice would get nothing.
 */
export function partsOver(
  sum: number,
  invoices: readonly InvoiceLeft[],
): { invoice_id: number; sum: number }[] | null {
  let rest = kopecks(sum);
  const parts = invoices.map(({ invoice_id, left }, index) => {
    const part = index === invoices.length - 1 ? rest : Math.min(rest, kopecks(left));
    rest -= part;
    return { invoice_id, sum: part / 100 };
  });
  return parts.length > 0 && parts.every((part) => part.sum > 0) ? parts : null;
}

export const leftOf = (invoices: readonly InvoiceLeft[]): number =>
  invoices.reduce((all, { left }) => all + kopecks(left), 0) / 100;

const kopecks = (roubles: number) => Math.round(roubles * 100);
