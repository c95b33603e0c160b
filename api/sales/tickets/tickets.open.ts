import { buyerAudience } from '../../identity/sessions/buyerAudience.ts';
import { orderByToken } from '../../orders/byToken.ts';
import { ticketsPdf } from '../../platform/documents/kinds/tickets.ts';
import { pdfLimit, sendFile } from '../../platform/documents/sendPdf.ts';
import { openAudience } from '../../platform/http/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { ticketCodeOf } from './ticketCode.ts';
import { ticketOfCode, ticketsOfOrder } from './ticketsOfOrder.ts';

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

export const readTicket = endpoint({
  method: 'get',
  path: '/tickets/:code/ticket.pdf',
  unkept: 'personal: the code is that of one ticket',
  summary: 'A ticket to save and to print, by its own code',
  audience: openAudience,
  allow: 'anyone',
  limit: pdfLimit,
  handle: async ({ params, res }) => {
    const sheet = await ticketOfCode(ticketCodeOf(params));
    return sendFile(res, await ticketsPdf(sheet), `Билет ${sheet.order}`);
  },
});
