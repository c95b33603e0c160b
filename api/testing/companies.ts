import type { CompanyRequestView } from '@odonta/api/contract';
import { Invoice, LegalRequest, Order, type Prod } from '@odonta/db/models';
import { buildPlatformRequisites } from '@odonta/db/testing/documentFactories.ts';
import { buildCenter, buildProd } from '@odonta/db/testing/factories.ts';
import { buildPage } from '@odonta/db/testing/pages.ts';
import { offerPath } from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import { expect } from 'chai';
import { settleInvoice } from '../money/invoices/payInvoice.ts';
import { systemActor } from '../orders/systemActor.ts';
import { unitOfWork } from '../platform/journals/unitOfWork.ts';
import type { TestApi } from './testApi.ts';

let number = 0;

/** The request of a company for so many places of a course. */
export function companyRequest(prod: Prod, asked: object = {}) {
  number += 1;
  const email = `group${number}@test.local`;
  return {
    company: {
      inn: '7707083893',
      kpp: '770701001',
      name: 'ООО «Плательщик»',
      address: 'Москва, Арбат, 1',
    },
    signatory: { fio: 'Ильин Пётр Сергеевич', post: 'Директор', basis: 'Устав', email },
    admin_contact: { last_name: 'Кадрова', first_name: 'Ольга', phone: '+7 900 123-45-67', email },
    prod_id: prod.id,
    nb_seats: 4,
    need_quote: true,
    consent: { text_version: '2026-11-20-others' },
    ...asked,
  };
}

/** A company's request on its way through the real endpoints. */
export function companiesOn(stage: () => { api: TestApi; staff: string }) {
  const call = (method: 'get' | 'post', path: string, body?: object) =>
    stage().api.call<CompanyRequestView>(method, path, { ...(body && { body }) });
  const view = async (token: string) => (await call('get', `/legal-request/${token}`)).body.message;
  const rowOf = (token: string) => LegalRequest.findOne({ where: { token }, rejectOnEmpty: true });
  const asks = async (prod: Prod, asked: object = {}) => {
    const { status, body } = await call('post', '/legal-request', companyRequest(prod, asked));
    expect(status, JSON.stringify(body)).to.equal(201);
    return body.message;
  };
  const byStaff = async (of: string, move: string, body: object = {}) => {
    const { id } = await rowOf(of);
    const { api, staff: token } = stage();
    return api.call('post', `/adm/legal_requests/${id}/${move}`, { token, body });
  };
  const isQuoted = async (prod: Prod, asked: object = {}) => {
    const { token } = await asks(prod, asked);
    const { status, text } = await byStaff(token, 'quote');
    expect(status, text).to.equal(200);
    return view(token);
  };
  const accepts = async ({ token, offer }: CompanyRequestView) =>
    call('post', `/legal-request/${token}/accept`, { offer_version: offer.version });
  const pays = async (token: string) => {
    const { order_id } = await rowOf(token);
    const { id, total } = await Invoice.findOne({ where: { order_id: order_id ?? 0 }, rejectOnEmpty: true });
    const transfer = { sum: total, document_number: String(id), document_date: '2026-11-24' };
    await unitOfWork.transaction((transaction) => settleInvoice(id, transfer, systemActor, transaction));
  };
  const isPaid = async (prod: Prod, asked: object = {}) => {
    const quoted = await isQuoted(prod, asked);
    expect((await accepts(quoted)).status).to.equal(200);
    await pays(quoted.token);
    return view(quoted.token);
  };
  return { call, view, rowOf, asks, byStaff, isQuoted, accepts, pays, isPaid };
}

/** The seller and the terms; without them no document is issued. */
export async function buildTerms(): Promise<void> {
  await buildPlatformRequisites();
  await buildPage({ path: offerPath });
}

/** A course that companies buy by invoice. */
export const buildCourseOfCompanies = async (given: Parameters<typeof buildProd>[0] = {}) =>
  buildProd({
    center_id: (await buildCenter({ pay_name: 'ООО «Центр»', vat: 22, is_sell_entities: true })).id,
    price: 1_000_000,
    seats_total: 40,
    ...given,
  });

export const orderOf = ({ order_id }: LegalRequest): Promise<Order> =>
  Order.findByPk(order_id ?? 0, { rejectOnEmpty: true });
