import type {
  CancellationView,
  CheckedIn,
  CopiedOrderLink,
  IssuedCertificate,
  IssuedCertificates,
  OrderQuote,
  ProdForPayment,
  QuoteBody,
  RefundQuote,
  Replacement,
  ReschedulePreview,
  RevealedParticipant,
  StaffCompanySeat,
  WaitlistDemand,
} from '@odonta/api/contract';
import type { RefundReason } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import type { Transport } from './transport.ts';

export interface OrderCalls {
  /** A course as it is sold; nothing where it is not. */
  offer(prodId: number): Promise<ProdForPayment | undefined>;
  quote(asked: QuoteBody): Promise<OrderQuote>;
  /** The price of an order on another course, and the effect on its money. */
  reschedulePreview(id: number, prodId: number): Promise<ReschedulePreview>;
  /** The refund if these participants gave up their seats, under both rules. */
  refundQuote(
    id: number,
    asked: { participants: readonly number[]; reason: RefundReason },
  ): Promise<RefundQuote>;
  /** Whom the cancellation of a course would concern. */
  cancellation(prodId: number): Promise<CancellationView>;
  /** The link of an order whose client has no e-mail. */
  copyOrderLink(id: number): Promise<CopiedOrderLink>;
  revealParticipant(id: number): Promise<RevealedParticipant>;
  replaceParticipant(id: number, person: Replacement): Promise<{ id: number }>;
  checkIn(id: number): Promise<CheckedIn>;
  undoCheckIn(id: number, reason: string): Promise<CheckedIn>;
  issueCertificate(id: number): Promise<IssuedCertificate>;
  /** For all participants of a course. */
  issueCertificates(prodId: number): Promise<IssuedCertificates>;
  annulCertificate(id: number, reason: string): Promise<{ id: number }>;
  /** The places of a company's paid request. */
  companySeats(requestId: number): Promise<StaffCompanySeat[]>;
  /** The demand, by course and by city. */
  demand(): Promise<WaitlistDemand>;
}

export function orderCalls(apiUrl: string, transport: Transport): OrderCalls {
  // Offers are read from the same endpoint as buyers use.
  const site = apiUrl.replace(/\/adm$/, '');
  const post = async (url: string, body: object) =>
    (await transport.json(url, { method: 'POST', body: JSON.stringify(body) })).json;
  const of = (id: number, action: string) => `${apiUrl}/participants/${id}/${action}`;
  return {
    async offer(prodId) {
      const [found] = (await transport.json(`${site}/pay/getProdsFormPayment?ids=${prodId}`))
        .json as ProdForPayment[];
      return found;
    },
    quote: (asked) => post(`${site}/pay/quote`, asked),
    reschedulePreview: async (id, prodId) =>
      (await transport.json(`${apiUrl}/orders/${id}/move?prod_id=${prodId}`)).json,
    refundQuote: async (id, { participants, reason }) =>
      (
        await transport.json(
          `${apiUrl}/orders/${id}/refund?participants=${participants.join()}&reason=${reason}`,
        )
      ).json,
    cancellation: async (prodId) => (await transport.json(`${apiUrl}/prods/${prodId}/cancellation`)).json,
    copyOrderLink: (id) => post(`${apiUrl}/orders/${id}/copy_link`, {}),
    revealParticipant: (id) => post(of(id, 'reveal'), {}),
    replaceParticipant: (id, person) => post(of(id, 'replace'), person),
    checkIn: (id) => post(of(id, 'check_in'), {}),
    companySeats: async (id) => (await transport.json(`${apiUrl}/legal_requests/${id}/seats`)).json,
    demand: async () => (await transport.json(`${apiUrl}/waitlist/demand`)).json as WaitlistDemand,
    undoCheckIn: (id, reason) => post(of(id, 'undo_check_in'), { reason }),
    issueCertificate: (id) => post(of(id, 'certificate'), {}),
    issueCertificates: (prod_id) => post(`${apiUrl}/participants/certificates`, { prod_id }),
    annulCertificate: (id, reason) => post(of(id, 'annul_certificate'), { reason }),
  };
}
