import type { CertificateView } from '@odonta/api/contract';
import { Certificate, OrderParticipant } from '@odonta/db/models';
import { certificateCode } from '@odonta/db/vocabulary/sales/certificate.ts';
import type { WhereOptions } from 'sequelize';
import { buyerAudience } from '../../identity/sessions/buyerAudience.ts';
import { orderByToken } from '../../orders/byToken.ts';
import { pdfLimit, sendPdf } from '../../platform/documents/sendPdf.ts';
import { openAudience } from '../../platform/http/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { ticketCodeOf } from '../tickets/ticketCode.ts';
import { presentCertificate } from './certificates.presenter.ts';

const readCertificate = endpoint({
  method: 'get',
  path: '/certificates/:code',
  unkept: 'personal: the code is on the document of one participant',
  summary: 'A certificate of attendance, by the code on its document',
  audience: openAudience,
  allow: 'anyone',
  handle: async ({ params: { code = '' } }) => {
    const message = await findCertificate(code);
    if (!message) throw notFound('Сертификат не найден');
    return { message };
  },
});

const readOrderCertificate = endpoint({
  method: 'get',
  path: '/orders/:token/participants/:participant/certificate.pdf',
  summary: 'The certificate of a participant for print, by the link of the order',
  audience: buyerAudience,
  allow: 'anyone',
  limit: pdfLimit,
  handle: async ({ params, res }) => {
    const { participant = '' } = params;
    if (!/^\d{1,9}$/.test(participant)) throw notFound();
    const order = await orderByToken(params);
    return sendCertificate(res, { id: Number(participant), order_id: order.id });
  },
});

const readTicketCertificate = endpoint({
  method: 'get',
  path: '/tickets/:code/certificate.pdf',
  unkept: 'personal: the code is that of one ticket',
  summary: 'The same by the code of the ticket',
  audience: openAudience,
  allow: 'anyone',
  limit: pdfLimit,
  handle: ({ params, res }) => sendCertificate(res, { ticket_code: ticketCodeOf(params) }),
});

export const openCertificateEndpoints = [readCertificate, readOrderCertificate, readTicketCertificate];

export async function findCertificate(code: string): Promise<CertificateView | null> {
  if (!certificateCode.test(code)) return null;
  const certificate = await Certificate.findOne({ where: { code } });
  return certificate && presentCertificate(certificate);
}

/** The valid one; an annulled one is shown by its page alone. */
export async function sendCertificate(
  response: Parameters<typeof sendPdf>[0],
  where: WhereOptions<OrderParticipant>,
): ReturnType<typeof sendPdf> {
  const participant = await OrderParticipant.findOne({ where, include: 'certificate' });
  const { snapshot } = participant?.certificate ?? {};
  if (!snapshot) throw notFound('Сертификат ещё не выдан');
  return sendPdf(response, snapshot, `Сертификат ${snapshot.number}`);
}
