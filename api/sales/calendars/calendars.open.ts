import type { Response } from 'express';
import Joi from 'joi';
import { buyerAudience } from '../../identity/sessions/buyerAudience.ts';
import { tokenOf } from '../../orders/byToken.ts';
import { openAudience } from '../../platform/http/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { id } from '../../platform/http/validation.ts';
import { ticketCodeOf } from '../tickets/ticketCode.ts';
import { ticketEvent } from './ticketEvent.ts';

const readOrderCalendar = endpoint({
  method: 'get',
  path: '/orders/:token/calendar.ics',
  summary: 'The calendar entry of a participant, by the link of the order',
  audience: buyerAudience,
  allow: 'anyone',
  query: Joi.object<{ participant: number }>({ participant: id.required() }),
  handle: async ({ params, query, res }) => {
    const where = { id: query.participant, '$order.token$': tokenOf(params) };
    return sendCalendar(res, await ticketEvent(where));
  },
});

const readTicketCalendar = endpoint({
  method: 'get',
  path: '/tickets/:code/calendar.ics',
  unkept: 'personal: the code is that of one ticket',
  summary: 'The same by the code of the ticket, without other data of the order',
  audience: openAudience,
  allow: 'anyone',
  handle: async ({ params, res }) =>
    sendCalendar(res, await ticketEvent({ ticket_code: ticketCodeOf(params) })),
});

export const calendarEndpoints = [readOrderCalendar, readTicketCalendar];

function sendCalendar(response: Response, text: string): 'sent' {
  response
    .set({
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="kurs.ics"',
      'Cache-Control': 'private, no-store',
    })
    .send(text);
  return 'sent';
}
