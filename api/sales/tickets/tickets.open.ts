import { buyerAudience } from '../../identity/sessions/buyerAudience.ts';
import { orderByToken } from '../../orders/byToken.ts';
import { ticketsPdf } from '../../platform/documents/kinds/tickets.ts';
import { pdfLimit, sendFile } from '../../platform/documents/sendPdf.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { ticketsOfOrder } from './ticketsOfOrder.ts';

export const readOrderTickets = endpoint({
  method: 'get',
  path: '/orders/:token/tickets.pdf',
  summary: 'All tickets of an order for print, by its link',
  audience: buyerAudience,
  allow: 'anyone',
  limit: pdfLimit,
  handle: async ({ params, res }) => {
    const order = await orderByToken(params);
    return sendFile(res, await ticketsPdf(await ticketsOfOrder(order)), `Билеты ${order.number}`);
  },
});
