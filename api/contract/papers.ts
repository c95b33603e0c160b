/** A document or a payment about the same money as another: an order, an invoice, a payment, an act, a payout. */
export interface RelatedPaper {
  resource: string;
  id: number;
  title: string;
  /** Roubles with kopecks. */
  sum: number;
  status: string;
}
