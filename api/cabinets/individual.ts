import type { CabinetBadge, IndividualDocumentList } from '@odonta/api/contract';
import { Order } from '@odonta/db/models';
import { individualAudience } from '../identity/sessions/audiences.ts';
import type { SignedInIndividual } from '../identity/sessions/buyerSessions.ts';
import { pdfLimit } from '../platform/documents/sendPdf.ts';
import { type AnyEndpoint, endpoint } from '../platform/http/endpoint.ts';
import { page } from '../platform/lists/paging.ts';
import { certificatePdf, certificatesOf } from './certificates.ts';
import { documentPdf, documentsOfOwner, invoicePdf } from './documents.ts';
import { aheadOf, ordersOf } from './orders.ts';
import { reviewsAskedAt } from './reviews.ts';
import { ticketsOf } from './tickets.ts';

const owned = ({ id }: SignedInIndividual) => ({ individual_id: id });

/** The own data of an individual. */
export const individualCabinet: AnyEndpoint[] = [
  endpoint({
    method: 'get',
    path: '/individual/orders',
    summary: 'My orders, newest first',
    audience: individualAudience,
    allow: 'himself',
    query: page,
    handle: async ({ actor, query }) => ({ message: await ordersOf(owned(actor), query) }),
  }),
  endpoint({
    method: 'get',
    path: '/individual/ahead',
    summary: 'My next courses, and my orders that wait for a payment or a confirmation',
    audience: individualAudience,
    allow: 'himself',
    handle: async ({ actor }) => ({ message: await aheadOf(owned(actor)) }),
  }),
  endpoint({
    method: 'get',
    path: '/individual/badge',
    summary: 'The number of my orders that wait for a payment or a confirmation',
    audience: individualAudience,
    allow: 'himself',
    handle: async ({ actor }) => {
      const count = await Order.count({ where: { ...owned(actor), status: ['PREPARE', 'CREATED'] } });
      return { message: { count } satisfies CabinetBadge };
    },
  }),
  endpoint({
    method: 'get',
    path: '/individual/tickets',
    summary: 'Tickets of my orders, and those booked for me by others',
    audience: individualAudience,
    allow: 'himself',
    handle: async ({ actor }) => ({ message: await ticketsOf(participantsOf(actor)) }),
  }),
  endpoint({
    method: 'get',
    path: '/individual/documents',
    summary: 'Documents of my orders, and certificates of their participants',
    audience: individualAudience,
    allow: 'himself',
    handle: async ({ actor }) => ({
      message: {
        ...(await documentsOfOwner(owned(actor))),
        certificates: await certificatesOf(participantsOf(actor)),
      } satisfies IndividualDocumentList,
    }),
  }),
  endpoint({
    method: 'get',
    path: '/individual/invoices/:id/pdf',
    summary: 'An invoice of mine for print',
    audience: individualAudience,
    allow: 'himself',
    limit: pdfLimit,
    handle: ({ actor, params, res }) => invoicePdf(owned(actor), params.id, res),
  }),
  endpoint({
    method: 'get',
    path: '/individual/documents/:id/pdf',
    summary: 'An act or УПД of mine for print',
    audience: individualAudience,
    allow: 'himself',
    limit: pdfLimit,
    handle: ({ actor, params, res }) => documentPdf(owned(actor), params.id, res),
  }),
  endpoint({
    method: 'get',
    path: '/individual/certificates/:id/pdf',
    summary: 'A certificate of mine for print',
    audience: individualAudience,
    allow: 'himself',
    limit: pdfLimit,
    handle: ({ actor, params, res }) => certificatePdf(participantsOf(actor), params.id, res),
  }),
  endpoint({
    method: 'get',
    path: '/individual/reviews',
    summary: 'Reviews requested from me, and those I have written',
    audience: individualAudience,
    allow: 'himself',
    handle: async ({ actor }) => ({
      message: actor.email && actor.is_email_proved ? await reviewsAskedAt(actor.email) : [],
    }),
  }),
];

/** An e-mail that is not proved may be another's, and so may the ticket that went there. */
const participantsOf = ({ id, email, is_email_proved }: SignedInIndividual) => [
  { '$order.individual_id$': id },
  ...(email !== null && is_email_proved ? [{ email }] : []),
];
