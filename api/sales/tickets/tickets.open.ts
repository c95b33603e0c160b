import { buyerDoor } from '../../identity/sessions/buyerDoor.ts';
import { orderByToken } from '../../orders/byToken.ts';
import { ticketsPdf } from '../../platform/documents/kinds/tickets.ts';
import { papersLimit, sendFile } from '../../platform/documents/sendPdf.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { ticketsOfOrder } from './ticketsOfOrder.ts';

export const readOrderTickets = endpoint({
  method: 'get',
  path: '/orders/:token/tickets.pdf',
  summary: 'All tickets of an order for print, for whoever has its link',
  door: buyerDoor,
  allow: 'anyone',
  limit: papersLimit,
  handle: async ({ params, res }) => {
    const order = await orderByToken(params);
    return sendFile(res, await ticketsPdf(await ticketsOfOrder(order)), `Билеты ${order.number}`);
  },
});
