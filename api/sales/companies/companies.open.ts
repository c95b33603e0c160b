import type { CompanyRequestBody, OrderingCompany } from '@odonta/api/contract';
import { LegalUser } from '@odonta/db/models';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import type { Transaction } from 'sequelize';
import { type BuyerActor, buyerAudience } from '../../identity/sessions/buyerAudience.ts';
import { lastQuoteOf } from '../../money/invoices/lastQuote.ts';
import { keepConsent } from '../../platform/consents/keepConsent.ts';
import { pdfLimit, sendPdf } from '../../platform/documents/sendPdf.ts';
import { bodyOfPeople } from '../../platform/http/bodySize.ts';
import { type AnyEndpoint, endpoint, type Origin } from '../../platform/http/endpoint.ts';
import { invalid, notFound } from '../../platform/http/errors.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { secretOf } from '../../platform/http/secretLinks.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { buyerOf, byAccount, isOwnerOf } from '../booking/buyers.ts';
import { acceptQuote } from './agreeing.ts';
import { acceptBody, cancelBody, requestBody } from './companies.schema.ts';
import { createRequest } from './creating.ts';
import { cancelRequest } from './ending.ts';
import { viewOfRequest } from './presenting.ts';
import { requestBy } from './requestBy.ts';
import { lockRequest } from './transitionRequest.ts';

const answers = { name: 'legal_request_answers', points: 20, seconds: 60, by: byAddress };

const createCompanyRequest = endpoint({
  method: 'post',
  path: '/legal-request',
  summary: 'Request places of a course for a company',
  audience: buyerAudience,
  allow: 'buyer',
  body: requestBody,
  size: bodyOfPeople,
  idempotent: true,
  limit: { name: 'legal_requests', points: 10, seconds: 60, by: byAccount },
  handle: ({ body, actor, origin }) =>
    unitOfWork.transaction(async (transaction) => {
      const { consent, ...asked } = body;
      const { kind: _kind, individual_id: _own, ...by } = buyerOf(actor);
      const company = await companyOf(body, actor, transaction);
      const { id: consent_id } = await consentOf(body, origin, transaction);
      const request = await createRequest({ ...asked, company }, { ...by, consent_id }, transaction);
      const action = { action: 'create', resource: 'legal_requests', record_id: request.id, changes: {} };
      await unitOfWork.audit({ by: buyerAudience.auditActor(actor), origin, ...action }, transaction);
      return { message: await viewOfRequest(request.token, transaction), status: 201 };
    }),
});

const readCompanyRequest = endpoint({
  method: 'get',
  path: '/legal-request/:token',
  summary: 'The group order of a company, by its link',
  audience: buyerAudience,
  allow: 'anyone',
  handle: async ({ params }) => ({ message: await viewOfRequest(tokenOf(params)) }),
});

const readQuotePdf = endpoint({
  method: 'get',
  path: '/legal-request/:token/quote',
  summary: 'The offer to a company for print',
  audience: buyerAudience,
  allow: 'anyone',
  limit: pdfLimit,
  handle: async ({ params, res }) => {
    const quote = await lastQuoteOf(await requestBy(tokenOf(params)));
    if (!quote) throw notFound('Предложения ещё нет');
    return sendPdf(res, quote.snapshot, `Коммерческое предложение ${quote.number}`);
  },
});

const acceptCompanyQuote = endpoint({
  method: 'post',
  path: '/legal-request/:token/accept',
  summary: 'Accept the offer: the places are booked and an invoice is issued',
  audience: buyerAudience,
  allow: 'anyone',
  body: acceptBody,
  idempotent: true,
  limit: answers,
  handle: ({ params, body, actor, origin }) =>
    unitOfWork.transaction(async (transaction) => {
      const request = await lockRequest(tokenOf(params), transaction);
      const acting = { by: buyerAudience.auditActor(actor), origin };
      await acceptQuote(request, body.offer_version, acting, transaction, isOwnerOf(request, actor));
      return { message: await viewOfRequest(request.token, transaction) };
    }),
});

const cancelCompanyRequest = endpoint({
  method: 'post',
  path: '/legal-request/:token/cancel',
  summary: 'Cancel an unpaid group order',
  audience: buyerAudience,
  allow: 'anyone',
  body: cancelBody,
  idempotent: true,
  limit: answers,
  handle: ({ params, body, actor, origin }) =>
    unitOfWork.transaction(async (transaction) => {
      const request = await lockRequest(tokenOf(params), transaction);
      const acting = { by: buyerAudience.auditActor(actor), origin, reason: body.reason ?? null };
      await cancelRequest(request, acting, transaction);
      return { message: await viewOfRequest(request.token, transaction) };
    }),
});

export const companyRequestEndpoints: AnyEndpoint[] = [
  createCompanyRequest,
  readCompanyRequest,
  readQuotePdf,
  acceptCompanyQuote,
  cancelCompanyRequest,
];

/** The company of these places. A member orders for his own company, and may add data that its cabinet lacks. */
async function companyOf(
  { company }: CompanyRequestBody,
  actor: BuyerActor,
  transaction: Transaction,
): Promise<OrderingCompany> {
  if (actor.kind !== 'legal') {
    if (!company) throw invalid({ company: 'Укажите организацию' });
    return company;
  }
  const own = await LegalUser.findByPk(actor.legal_user_id, { rejectOnEmpty: true, transaction });
  if (company && company.inn !== own.inn)
    throw invalid({ 'company.inn': 'В кабинете компании заявку оставляют от её имени' });
  const address = company?.address ?? own.address;
  if (!address) throw invalid({ 'company.address': 'Укажите юридический адрес' });
  const { name, inn, kpp, ogrn } = own;
  return { ...(kpp && { kpp }), ...(ogrn && { ogrn }), ...company, name, inn, address };
}

function consentOf({ consent, admin_contact }: CompanyRequestBody, origin: Origin, transaction: Transaction) {
  const { email, phone } = admin_contact;
  const giver = { purpose: 'ORDER', form: 'legal_request', email, phone: normalPhone(phone) } as const;
  return keepConsent(consent, giver, origin, transaction);
}

const tokenOf = (params: Record<string, string>) => secretOf(params, 'Заявка не найдена');
