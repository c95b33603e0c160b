import type { CompanyDocuments } from '@odonta/api/contract';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { legalAudience } from '../identity/sessions/audiences.ts';
import type { SignedInLegal } from '../identity/sessions/buyerSessions.ts';
import { creditOf } from '../orders/credit.ts';
import { pdfLimit } from '../platform/documents/sendPdf.ts';
import { type AnyEndpoint, endpoint } from '../platform/http/endpoint.ts';
import { page } from '../platform/lists/paging.ts';
import { companyRequestsOf } from '../sales/companies/ofCompany.ts';
import { documentPdf, documentsOfOwner, invoicePdf } from './documents.ts';
import { aheadOf, ordersOf } from './orders.ts';
import { ticketsOf } from './tickets.ts';

const owned = ({ legal_user_id }: SignedInLegal) => ({ legal_user_id });

/** The data of a company for its members, within the scope of their roles. */
export const legalCabinet: AnyEndpoint[] = [
  endpoint({
    method: 'get',
    path: '/legal/orders',
    summary: 'Orders of my company, newest first',
    audience: legalAudience,
    allow: 'orders',
    query: page,
    handle: async ({ actor, query }) => ({ message: await ordersOf(owned(actor), query) }),
  }),
  endpoint({
    method: 'get',
    path: '/legal/ahead',
    summary: 'The next courses of my company, and its orders that wait for a payment or a confirmation',
    audience: legalAudience,
    allow: 'orders',
    handle: async ({ actor }) => ({ message: await aheadOf(owned(actor)) }),
  }),
  endpoint({
    method: 'get',
    path: '/legal/requests',
    summary: 'Group orders of my company, newest first',
    audience: legalAudience,
    allow: 'orders',
    query: page,
    handle: async ({ actor, query }) => ({ message: await companyRequestsOf(actor.legal_user_id, query) }),
  }),
  endpoint({
    method: 'get',
    path: '/legal/tickets',
    summary: 'Tickets my company has booked for me',
    audience: legalAudience,
    allow: 'himself',
    handle: async ({ actor }) => ({ message: await ticketsOf(participantsOf(actor)) }),
  }),
  endpoint({
    method: 'get',
    path: '/legal/documents',
    summary: 'Documents of my company',
    audience: legalAudience,
    allow: 'documents',
    handle: async ({ actor }) => {
      const credit = await creditOf(actor.legal_user_id);
      const message: CompanyDocuments = {
        ...(await documentsOfOwner(owned(actor), owned(actor))),
        credit: credit && { ...credit, left: roublesOf(credit.left) },
      };
      return { message };
    },
  }),
  endpoint({
    method: 'get',
    path: '/legal/invoices/:id/pdf',
    summary: 'An invoice of my company for print',
    audience: legalAudience,
    allow: 'documents',
    limit: pdfLimit,
    handle: ({ actor, params, res }) => invoicePdf(owned(actor), params.id, res),
  }),
  endpoint({
    method: 'get',
    path: '/legal/documents/:id/pdf',
    summary: 'An act, УПД or reconciliation of my company for print',
    audience: legalAudience,
    allow: 'documents',
    limit: pdfLimit,
    handle: ({ actor, params, res }) => documentPdf(owned(actor), params.id, res, owned(actor)),
  }),
];

/** Only of his company, and only where he received the letter with the ticket. */
const participantsOf = ({ legal_user_id, email, is_email_proved }: SignedInLegal) =>
  is_email_proved ? [{ email, '$order.legal_user_id$': legal_user_id }] : [];
