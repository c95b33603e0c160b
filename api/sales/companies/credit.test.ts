import type { CompanyRequestView } from '@odonta/api/contract';
import { Invoice, LegalUser, Letter, Order, type Prod, SeatCode, StaffNotice } from '@odonta/db/models';
import { buildLegalMember } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { legalAccounts } from '../../identity/sessions/accountKinds.ts';
import { settleInvoice } from '../../money/invoices/payInvoice.ts';
import { creditOf } from '../../orders/credit.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { wordsOf } from '../../platform/documents/testing/reading.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { findBroken } from '../../reports/invariants/findBroken.ts';
import {
  buildCourseOfCompanies,
  buildTerms,
  companiesOn,
  companyRequest,
  orderOf,
} from '../../testing/companies.ts';
import { useApi } from '../../testing/useApi.ts';

describe('a group order of a company that may pay later', () => {
  const api = useApi();
  let manager: string;
  const { view, rowOf, byStaff, accepts, pays } = companiesOn(() => ({ api, staff: manager }));

  before(async () => {
    await buildTerms();
    manager = (await api.staff('MANAGER')).token;
  });

  /** Trusted with 50 000 ₽ for thirty days; four places of a course are 40 000 ₽. */
  async function company() {
    const member = await api.given(() => buildLegalMember({ role: 'OWNER' }));
    const { legal_user_id } = member;
    const trusted = { credit_limit: 50_000_00, payment_days: 30, address: 'Москва, Арбат, 1' };
    await LegalUser.update(trusted, { where: { id: legal_user_id } });
    return { legal_user_id, token: await api.tokenOf(member, legalAccounts) };
  }
  type Company = Awaited<ReturnType<typeof company>>;
  const course = (given: Parameters<typeof buildCourseOfCompanies>[0] = {}) =>
    api.given(() => buildCourseOfCompanies(given));
  async function asks({ token }: Company, prod: Prod, asked: object = {}) {
    const { company: _own, ...body } = companyRequest(prod, asked);
    const made = await api.call<CompanyRequestView>('post', '/legal-request', { token, body });
    expect(made.status, made.text).to.equal(201);
    return made.body.message.token;
  }
  async function quoted(by: Company, prod: Prod) {
    const token = await asks(by, prod);
    const { status, text } = await byStaff(token, 'quote');
    expect(status, text).to.equal(200);
    return view(token);
  }
  async function accepted(by: Company, prod: Prod) {
    const { status, body, text } = await accepts(await quoted(by, prod));
    expect(status, text).to.equal(200);
    return body.message;
  }
  const ordered = async (token: string) => orderOf(await rowOf(token));
  const invoiceOf = ({ id: order_id }: Order) =>
    Invoice.findOne({ where: { order_id }, rejectOnEmpty: true });
  const left = async ({ legal_user_id }: Company) => (await creditOf(legal_user_id))?.left;
  const lettersAbout = (resource: string, record_id: number) =>
    Letter.findAll({ where: { resource, record_id }, order: ['id'] });

  it('has its seats at once, links of them, and a contract with the days that were agreed', async () => {
    const trusted = await company();
    const shown = await accepted(trusted, await course());
    expect(shown).to.include({ status: 'CONFIRMED', stage: 'PAID', status_label: 'С отсрочкой оплаты' });
    expect(shown.order).to.include({ debt: 40_000, paid: 0 });
    expect(shown.can).to.deep.equal(['seats']);
    const request = await rowOf(shown.token);
    const order = await orderOf(request);
    expect(order).to.include({ status: 'CONFIRMED', debt: 40_000_00, paid_sum: 0 });
    expect(await SeatCode.count({ where: { legal_request_id: request.id } })).to.equal(4);
    const invoice = await invoiceOf(order);
    const days = (Date.parse(invoice.due_date) - Date.parse(invoice.issue_date)) / 86_400_000;
    expect([invoice.kind, days]).to.deep.equal(['CONTRACT', 30]);
    const pdf = await fetch(`${api.url}${shown.invoice?.pdf}`);
    const words = wordsOf(Buffer.from(await pdf.arrayBuffer()));
    expect(words).to.include('Места закреплены за Заказчиком до оплаты.').and.include('п. 1 ст. 438 ГК РФ');
    expect(await left(trusted)).to.equal(10_000_00);
  });

  it('is told so in no word of a payment: letters, notices, invitations, history', async () => {
    const { token } = await accepted(await company(), await course());
    const request = await rowOf(token);
    const [place] = await SeatCode.findAll({ where: { legal_request_id: request.id } });
    const path = `/legal-request/${token}/seats/${place?.participant_id}/code`;
    const sent = await api.call('post', path, { body: { email: 'invited@test.local' } });
    expect(sent.status, sent.text).to.equal(200);
    const letters = [
      ...(await lettersAbout('legal_requests', request.id)),
      ...(await lettersAbout('orders', request.order_id ?? 0)),
    ];
    const ready = letters.find(({ kind }) => kind === 'legal_seats_ready');
    expect(ready?.subject).to.match(/^Места подтверждены: назовите участников/);
    expect(ready?.text.replaceAll('\u00a0', ' ')).to.include('к оплате по счёту 40 000 ₽');
    expect(letters.find(({ kind }) => kind === 'seat_code')?.text).to.include('забронировала для вас место');
    expect(letters.find(({ kind }) => kind === 'order_paid')?.text).to.include('с отсрочкой');
    for (const { kind, text } of letters)
      expect(text, kind).to.not.match(/оплатила|оплату получили|Оплата .* пришла/);
    const notified = (
      await StaffNotice.findAll({ where: { path: `/legal_requests/${request.id}/show` } })
    ).map(({ text }) => text);
    expect(notified.filter((text) => text.endsWith('оплачена'))).to.deep.equal([]);
  });

  it('closes its debt once when the money comes, and is a paid one then', async () => {
    const trusted = await company();
    const { token } = await accepted(trusted, await course());
    const order = await ordered(token);
    const { id, total } = await invoiceOf(order);
    const transfer = { sum: total, document_number: String(id), document_date: '2026-11-24' };
    const settle = () =>
      unitOfWork.transaction((transaction) => settleInvoice(id, transfer, systemActor, transaction));
    const tries = await Promise.allSettled([settle(), settle()]);
    expect(tries.map(({ status }) => status).sort()).to.deep.equal(['fulfilled', 'rejected']);
    expect(await order.reload()).to.include({ debt: 0, paid_sum: 40_000_00, status: 'CONFIRMED' });
    expect(await view(token)).to.include({ stage: 'PAID', status_label: 'Оплачена' });
    const request = await rowOf(token);
    expect(await SeatCode.count({ where: { legal_request_id: request.id } })).to.equal(4);
    expect(await left(trusted)).to.equal(50_000_00);
  });

  it('two at once do not go beyond the limit together: one waits for its money', async () => {
    const trusted = await company();
    // Two members and two courses: only the lock of the company makes one wait for the other.
    const other = await api.given(() =>
      buildLegalMember({ legal_user_id: trusted.legal_user_id, role: 'OWNER' }),
    );
    const colleague = { ...trusted, token: await api.tokenOf(other, legalAccounts) };
    const offers = [await quoted(trusted, await course()), await quoted(colleague, await course())];
    const answers = await Promise.all(offers.map((offer) => accepts(offer)));
    expect(answers.map(({ body }) => body.message.stage).sort()).to.deep.equal(['INVOICED', 'PAID']);
    const debts = await Order.sum('debt', { where: { legal_user_id: trusted.legal_user_id } });
    expect([Number(debts), await left(trusted)]).to.deep.equal([40_000_00, 10_000_00]);
  });

  it('and whose debt is overdue pays first, until it has paid that', async () => {
    const trusted = await company();
    await LegalUser.update({ credit_limit: 500_000_00 }, { where: { id: trusted.legal_user_id } });
    const { token } = await accepted(trusted, await course());
    const order = await ordered(token);
    const late = { issue_date: '2026-01-12', due_date: '2026-01-19' };
    await Invoice.update(late, { where: { order_id: order.id } });
    await order.update({ confirmed_at: new Date('2026-01-12') });
    const waits = await accepted(trusted, await course());
    expect([waits.stage, waits.order?.debt]).to.deep.equal(['INVOICED', 0]);
    await pays(token);
    expect((await accepted(trusted, await course())).order?.debt).to.equal(40_000);
  });

  it('is closed to a visitor who only knows the company’s tax number', async () => {
    const trusted = await company();
    const prod = await course();
    const own = await LegalUser.findByPk(trusted.legal_user_id, { rejectOnEmpty: true });
    const named = { inn: own.inn, kpp: own.kpp ?? undefined, name: own.name, address: 'Москва, Арбат, 1' };
    const made = await api.call<CompanyRequestView>('post', '/legal-request', {
      body: companyRequest(prod, { company: named }),
    });
    expect(made.status, made.text).to.equal(201);
    const { token } = made.body.message;
    expect((await byStaff(token, 'quote')).status).to.equal(200);
    const { body } = await accepts(await view(token));
    expect(body.message).to.include({ stage: 'INVOICED' });
    expect(await left(trusted)).to.equal(50_000_00);
  });

  it('waits for the word of the centre where seats are asked for, and then has them', async () => {
    const trusted = await company();
    const shown = await accepted(trusted, await course({ requires_confirmation: true }));
    expect([shown.stage, shown.order?.debt]).to.deep.equal(['INVOICED', 40_000]);
    const { id } = await ordered(shown.token);
    const confirm = `/adm/orders/${id}/confirm_seat`;
    expect((await api.call('post', confirm, { token: manager, body: {} })).status).to.equal(200);
    expect(await view(shown.token)).to.include({ stage: 'PAID', status_label: 'С отсрочкой оплаты' });
  });

  it('is settled as well where a manager confirms it, and ends with the order that staff cancels', async () => {
    const trusted = await company();
    const token = await asks(trusted, await course(), { need_quote: false });
    const confirmed = await byStaff(token, 'confirm');
    expect(confirmed.status, confirmed.text).to.equal(200);
    const { message } = confirmed.body as unknown as {
      message: { stage: string; debt: number; history: object[] };
    };
    expect(message).to.include({ stage: 'PAID', debt: 40_000 });
    expect(message.history.map((step) => (step as { move: string }).move)).to.deep.equal(['confirm', 'pay']);
    const order = await ordered(token);
    const body = { reason: 'Попросил заказчик', cancel_reason: 'CLIENT' };
    const ended = await api.call('post', `/adm/orders/${order.id}/cancel`, { token: manager, body });
    expect(ended.status, ended.text).to.equal(200);
    expect(await view(token)).to.include({ status: 'CANCELED' });
    expect(await left(trusted)).to.equal(50_000_00);
  });

  it('leaves seats and money whole at the end of these tests', async () => {
    expect(await api.sequelize.transaction((transaction) => findBroken(transaction))).to.deep.equal([]);
  });
});
