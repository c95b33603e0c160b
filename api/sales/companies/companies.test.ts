import type { CompanyRequestView, Failure } from '@odonta/api/contract';
import {
  Consent,
  Invoice,
  LegalQuote,
  LegalRequest,
  LegalUser,
  Letter,
  Order,
  OrderParticipant,
  type Prod,
  ProdPrice,
  SeatPool,
  SeatReservation,
} from '@odonta/db/models';
import { buildLegalMember, inDays } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { expect } from 'chai';
import { legalAccounts } from '../../identity/sessions/accountKinds.ts';
import { draftDoc, issueDoc } from '../../money/invoices/closingDocs.ts';
import { expireReservations } from '../../orders/expireReservations.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { transition } from '../../orders/transition.ts';
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
import { closeRequests, expireQuotes, expireSoftReservations } from './clock.ts';

const waiting = `
  select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

describe('a group order of a company', () => {
  const api = useApi();
  let manager: string;
  const { call, view, rowOf, asks, byStaff, isQuoted, accepts, pays, isPaid } = companiesOn(() => ({
    api,
    staff: manager,
  }));

  before(async () => {
    await buildTerms();
    manager = (await api.staff('MANAGER')).token;
  });

  const course = (given: Parameters<typeof buildCourseOfCompanies>[0] = {}) =>
    api.given(() => buildCourseOfCompanies(given));
  const taken = async ({ id }: Prod) =>
    (await SeatPool.findOne({ where: { prod_id: id, is_whole: true }, rejectOnEmpty: true })).taken;
  const lettersOf = async (token: string) => {
    const { id } = await rowOf(token);
    const where = { resource: 'legal_requests', record_id: id };
    return (await Letter.findAll({ where, order: [['id', 'ASC']] })).map(({ kind }) => kind);
  };
  const fails = async (body: object) =>
    api.call<Failure>('post', '/legal-request', { body }) as unknown as Promise<{
      status: number;
      body: Failure;
    }>;

  describe('is asked for', () => {
    it('with its consent, and a fifth of the free seats are held for a day at once', async () => {
      const prod = await course({ seats_total: 20 });
      const asked = await asks(prod, { nb_seats: 4, po_reference: 'PO-17' });
      expect(asked).to.include({ status: 'CREATED', stage: 'DRAFT', status_label: 'Новая', nb_seats: 4 });
      expect(asked.can).to.deep.equal(['cancel']);
      expect(asked.held_until).to.be.closeTo(Date.now() / 1000 + 86_400, 60);
      expect(await taken(prod)).to.equal(4);
      const { consent_id } = await rowOf(asked.token);
      expect(await Consent.findByPk(consent_id ?? 0)).to.include({ form: 'legal_request', purpose: 'ORDER' });
      expect(await lettersOf(asked.token)).to.deep.equal(['legal_request_received']);
    });

    it('for more than a fifth, and nothing is held until a manager has seen it', async () => {
      const prod = await course({ seats_total: 20 });
      const { token, held_until } = await asks(prod, { nb_seats: 5 });
      expect([held_until, await taken(prod)]).to.deep.equal([null, 0]);
      expect((await byStaff(token, 'quote')).status).to.equal(200);
      expect(await taken(prod)).to.equal(5);
      expect((await view(token)).held_until).to.be.above(Date.now() / 1000);
    });

    it('in many small parts, and no more than a fifth is held for all of them', async () => {
      const prod = await course({ seats_total: 20 });
      for (let each = 0; each < 10; each += 1) await asks(prod, { nb_seats: 1 });
      expect(await taken(prod)).to.equal(4);
    });

    it('and what is held too long is free again, once', async () => {
      const prod = await course({ seats_total: 20 });
      const { token } = await asks(prod);
      const { id } = await rowOf(token);
      await SeatReservation.update({ held_until: new Date() }, { where: { legal_request_id: id } });
      expect([await expireSoftReservations(), await expireSoftReservations()]).to.deep.equal([1, 0]);
      expect(await taken(prod)).to.equal(0);
    });

    it('of no course that is full, free, closed, or not sold by invoice', async () => {
      const cases: [Parameters<typeof course>[0], number, string][] = [
        [{ seats_total: 3 }, 409, 'Осталось 3 места'],
        [{ price: 0 }, 409, 'Курс бесплатный'],
        [{ sales_paused: true }, 409, 'Запись на курс закрыта'],
        [{ payment_methods: ['CARD'] }, 409, 'не продаётся организациям'],
        [{ status: 'CREATED' }, 404, 'Курс не найден'],
      ];
      for (const [given, status, words] of cases) {
        const answer = await fails(companyRequest(await course(given)));
        expect(answer.status, words).to.equal(status);
        expect(answer.body.message.replaceAll('\u00a0', ' ')).to.include(words);
      }
    });

    it('with a number that is one, places from 1 to 500, and no more people than places', async () => {
      const prod = await course();
      const person = { last_name: 'Первая', first_name: 'Анна', email: 'first@test.local' };
      const wrong: [object, string][] = [
        [{ company: { inn: '7707083894', name: 'ООО', address: 'Москва, Арбат' } }, 'company.inn'],
        [
          { company: { inn: '500100732259', kpp: '770701001', name: 'ИП', address: 'Москва, Арбат' } },
          'company.kpp',
        ],
        [{ nb_seats: 0 }, 'nb_seats'],
        [{ nb_seats: 501 }, 'nb_seats'],
        [{ nb_seats: 1, participants: [person, { ...person, email: 'second@test.local' }] }, 'participants'],
        [{ participants: [person, { ...person, email: 'FIRST@test.local' }] }, 'participants.1'],
        [{ company: undefined }, 'company'],
        [{ consent: undefined }, 'consent'],
      ];
      for (const [asked, field] of wrong) {
        const answer = await fails(companyRequest(prod, asked));
        expect([answer.status, Object.keys(answer.body.errors ?? {})], field).to.deep.equal([422, [field]]);
      }
    });

    it('from the cabinet of a company by those who may order, and is listed there', async () => {
      const prod = await course();
      const member = await api.given(() => buildLegalMember());
      const token = await api.tokenOf(member, legalAccounts);
      const { company: _, ...without } = companyRequest(prod);
      const homeless = await api.call('post', '/legal-request', { token, body: without });
      expect([homeless.status, homeless.body.errors]).to.deep.equal([
        422,
        { 'company.address': 'Укажите юридический адрес' },
      ]);
      const own = await LegalUser.findByPk(member.legal_user_id, { rejectOnEmpty: true });
      const company = { inn: own.inn, name: own.name, address: 'Пермь, Мира, 1' };
      const first = await api.call<CompanyRequestView>('post', '/legal-request', {
        token,
        body: { ...without, company },
      });
      expect(first.status, first.text).to.equal(201);
      expect((await rowOf(first.body.message.token)).address).to.equal(company.address);
      await own.update({ address: company.address });
      const made = await api.call('post', '/legal-request', { token, body: without });
      expect(made.status, made.text).to.equal(201);
      const list = await api.call<{ requests: object[]; total: number }>('get', '/legal/requests', { token });
      expect(list.body.message.total).to.equal(2);
      expect(list.body.message.requests[0]).to.include({ stage: 'DRAFT', nb_seats: 4, sum: null });
      const trainee = await api.given(() =>
        buildLegalMember({ legal_user_id: member.legal_user_id, role: 'TRAINEE' }),
      );
      const foreign = await api.tokenOf(trainee, legalAccounts);
      expect((await api.call('post', '/legal-request', { token: foreign, body: without })).status).to.equal(
        403,
      );
      expect((await api.call('get', '/legal/requests', { token: foreign })).status).to.equal(403);
    });
  });

  describe('is offered its prices', () => {
    it('on a numbered paper that can be read, whatever becomes of the price', async () => {
      const prod = await course();
      const quoted = await isQuoted(prod, { po_reference: 'PO-17' });
      expect(quoted).to.include({ stage: 'QUOTED', status_label: 'Предложение отправлено' });
      expect(quoted.quote).to.include({ total: 40_000, is_open: true });
      expect(quoted.can).to.have.members(['accept', 'cancel']);
      const pdf = await fetch(`${api.url}${quoted.quote?.pdf}`);
      const words = wordsOf(Buffer.from(await pdf.arrayBuffer()));
      expect(words).to.include(`Коммерческое предложение № ${quoted.quote?.number}`);
      expect(words).to.include('ООО «Плательщик», ИНН 7707083893, КПП 770701001');
      expect(words).to.include('4 чел. 10 000,00 40 000,00');
      expect(words).to.include('ваш номер заказа PO-17');
      await prod.update({ price: 9_000_000 });
      const accepted = await accepts(quoted);
      expect(accepted.body.message.order).to.include({ total: 40_000, paid: 0 });
      const next = await isQuoted(await course());
      expect(Number(next.quote?.number)).to.equal(Number(quoted.quote?.number) + 1);
    });

    it('by the size of the group, and the promise outlives the places of its price', async () => {
      const prod = await course({
        prices: [{ type: 'listener', count_listener: 4, price: 800_000, seats_limit: 4 }],
      });
      const quoted = await isQuoted(prod);
      expect(quoted.quote?.total).to.equal(32_000);
      await ProdPrice.update({ seats_limit: 1 }, { where: { prod_id: prod.id } });
      const accepted = await accepts(quoted);
      expect(accepted.status, accepted.text).to.equal(200);
      expect(accepted.body.message.order?.total).to.equal(32_000);
    });

    it('for ten days, and then it closes by the clock with what it held', async () => {
      const prod = await course();
      const quoted = await isQuoted(prod);
      const { id } = await rowOf(quoted.token);
      await LegalQuote.update({ valid_until: '2026-01-01' }, { where: { legal_request_id: id } });
      const late = await accepts(quoted);
      expect([late.status, late.body.message]).to.deep.equal([
        409,
        'Срок предложения вышел: попросите новое',
      ]);
      expect([await expireQuotes(), await expireQuotes()]).to.deep.equal([1, 0]);
      const ended = await view(quoted.token);
      expect(ended).to.include({ status: 'CANCELED', end: 'QUOTE_EXPIRED', status_label: 'Отменена' });
      expect(await taken(prod)).to.equal(0);
      expect(await lettersOf(quoted.token)).to.deep.equal([
        'legal_request_received',
        'legal_quote_sent',
        'legal_quote_expired',
      ]);
    });

    it('where there are the seats alone', async () => {
      const prod = await course({ seats_total: 20 });
      const { token } = await asks(prod, { nb_seats: 15 });
      await buildOrder({ prod, people: 10 });
      const { status, body } = await byStaff(token, 'quote');
      expect([status, (body as unknown as Failure).left]).to.deep.equal([409, 10]);
    });
  });

  describe('is accepted', () => {
    it('by the edition that was read, and is one order, one invoice and a hard hold', async () => {
      const prod = await course({ seats_total: 20 });
      const quoted = await isQuoted(prod);
      const other = await call('post', `/legal-request/${quoted.token}/accept`, { offer_version: 'other/9' });
      expect(other.status).to.equal(409);
      const { status, body, text } = await accepts(quoted);
      expect(status, text).to.equal(200);
      const { message } = body;
      expect(message).to.include({ status: 'CONFIRMED', stage: 'INVOICED', held_until: null });
      expect(message.invoice?.due_date).to.match(/^\d{4}-/);
      const request = await rowOf(quoted.token);
      expect(request.offer_version_id).to.be.a('number');
      const order = await orderOf(request);
      expect(order).to.include({ status: 'PREPARE', count: 4, payment_method: 'INVOICE', total: 4_000_000 });
      expect(order.expires_at?.getTime()).to.be.above(Date.now());
      expect(await taken(prod)).to.equal(4);
      const invoice = await Invoice.findOne({ where: { order_id: order.id }, rejectOnEmpty: true });
      expect(invoice).to.include({ payer_inn: '7707083893', total: 4_000_000 });
      expect((await accepts(quoted)).status).to.equal(200);
      expect(await Order.count({ where: { prod_id: prod.id } })).to.equal(1);
    });

    it('without the names of those who are on the course by now, or were named twice', async () => {
      const prod = await course();
      const person = (email: string) => ({ last_name: 'Первая', first_name: 'Анна', email });
      const quoted = await isQuoted(prod, { participants: ['one@test.local', 'two@test.local'].map(person) });
      const { id, participants } = await rowOf(quoted.token);
      const [first, second] = participants;
      if (!first || !second) throw new Error('nobody is known');
      await LegalRequest.update({ participants: [first, second, second] }, { where: { id } });
      const other = await buildOrder({ prod });
      await OrderParticipant.update({ email: 'one@test.local' }, { where: { order_id: other.id } });
      const { status, text } = await accepts(quoted);
      expect(status, text).to.equal(200);
      const places = await OrderParticipant.findAll({
        where: { order_id: (await rowOf(quoted.token)).order_id ?? 0 },
        order: ['number'],
      });
      expect(places.map(({ email }) => email)).to.deep.equal([null, 'two@test.local', null, null]);
    });

    it('ten times at once as one order', async () => {
      const prod = await course({ seats_total: 20 });
      const quoted = await isQuoted(prod);
      const answers = await Promise.all(Array.from({ length: 10 }, () => accepts(quoted)));
      expect(answers.map(({ status }) => status)).to.deep.equal(Array(10).fill(200));
      expect(await Order.count({ where: { prod_id: prod.id } })).to.equal(1);
      expect(await taken(prod)).to.equal(4);
    });

    it('holding no seats while somebody holds its course: who cancels that waits for none', async () => {
      const prod = await course();
      const quoted = await isQuoted(prod);
      const accepting = await api.sequelize.transaction(async (transaction) => {
        const bind = [prod.id];
        await api.sequelize.query('select id from prods where id = $1 for update', { bind, transaction });
        const answer = accepts(quoted);
        while ((await api.sequelize.query(waiting))[0].length === 0);
        const seats = 'select id from seat_pools where prod_id = $1 for update nowait';
        await api.sequelize.query(seats, { bind, transaction });
        return { answer };
      });
      expect((await accepting.answer).status).to.equal(200);
    });

    it('when the seats are gone as well, and waits for staff to find them', async () => {
      const prod = await course({ seats_total: 20 });
      const quoted = await isQuoted(prod);
      const { id } = await rowOf(quoted.token);
      await SeatReservation.update({ held_until: new Date() }, { where: { legal_request_id: id } });
      await expireSoftReservations();
      const others = await buildOrder({ prod, people: 18 });
      const { body } = await accepts(quoted);
      expect(body.message).to.include({ status: 'CREATED', stage: 'AGREED', order: null });
      expect((await byStaff(quoted.token, 'confirm')).status).to.equal(409);
      await unitOfWork.transaction((transaction) => transition(others, 'cancel', systemActor, transaction));
      expect((await byStaff(quoted.token, 'confirm')).status).to.equal(200);
      expect(await view(quoted.token)).to.include({ status: 'CONFIRMED', stage: 'INVOICED' });
    });

    it('by a manager where an invoice was asked for at once, and not before an offer where one was wanted', async () => {
      const prod = await course();
      const { token } = await asks(prod, { need_quote: false });
      expect((await byStaff(token, 'confirm')).status).to.equal(200);
      expect(await view(token)).to.include({ stage: 'INVOICED', status: 'CONFIRMED' });
      const wanted = await asks(prod);
      expect((await byStaff(wanted.token, 'confirm')).status).to.equal(409);
    });
  });

  describe('ends', () => {
    it('when its company cancels, with the seats, the order and the invoice', async () => {
      const prod = await course();
      const quoted = await isQuoted(prod);
      await accepts(quoted);
      const { status, body } = await call('post', `/legal-request/${quoted.token}/cancel`, {
        reason: 'Передумали',
      });
      expect(status).to.equal(200);
      expect(body.message).to.include({ status: 'CANCELED', end: 'CLIENT', reason: 'Передумали' });
      expect((await orderOf(await rowOf(quoted.token))).status).to.equal('CANCELED');
      expect(await taken(prod)).to.equal(0);
      expect((await accepts(quoted)).status).to.equal(409);
      expect(await lettersOf(quoted.token)).to.not.include('legal_request_canceled');
      const { order_id } = await rowOf(quoted.token);
      const notified = await Letter.count({ where: { kind: 'order_canceled', record_id: order_id ?? 0 } });
      expect(notified).to.equal(1);
    });

    it('when its course does not take place, and it had no order yet', async () => {
      const prod = await course({ seats_total: 20 });
      const [fresh, quoted] = [await asks(prod), await isQuoted(prod)];
      const { token } = await api.staff('ROP_COURSE');
      const body = { mode: 'refund_all', reason: 'Заболел лектор', letter: 'Лектор заболел.' };
      const { status, text } = await api.call('post', `/adm/prods/${prod.id}/cancel_event`, { token, body });
      expect(status, text).to.equal(200);
      for (const { token: link } of [fresh, quoted]) {
        expect(await view(link)).to.include({ status: 'CANCELED', end: 'STAFF', reason: 'Курс отменён' });
        expect((await lettersOf(link)).at(-1)).to.equal('legal_request_canceled');
      }
      expect(await taken(prod)).to.equal(0);
    });

    it('when staff reject it with a reason, or cancel it', async () => {
      const prod = await course();
      const [first, second] = [await asks(prod), await isQuoted(prod)];
      expect((await byStaff(first.token, 'reject', { reason: 'Нет мест рядом' })).status).to.equal(200);
      expect(await view(first.token)).to.include({ status: 'REJECTED', reason: 'Нет мест рядом' });
      await accepts(second);
      expect((await byStaff(second.token, 'cancel')).status).to.equal(200);
      expect(await view(second.token)).to.include({ status: 'CANCELED', end: 'STAFF' });
      expect(await taken(prod)).to.equal(0);
      expect(await lettersOf(first.token)).to.include('legal_request_rejected');
    });

    it('when its invoice is not paid in time, and lives again by late money', async () => {
      const prod = await course();
      const quoted = await isQuoted(prod);
      await accepts(quoted);
      await Order.update({ expires_at: inDays(-1) }, { where: { prod_id: prod.id } });
      await expireReservations();
      expect(await view(quoted.token)).to.include({ status: 'CANCELED', end: 'NOT_PAID' });
      await pays(quoted.token);
      expect(await view(quoted.token)).to.include({ status: 'CONFIRMED', stage: 'PAID', end: null });
    });

    it('well when its papers are signed', async () => {
      const paid = await isPaid(await course());
      expect(paid).to.include({ stage: 'PAID' });
      expect((await call('post', `/legal-request/${paid.token}/cancel`, {})).status).to.equal(409);
      expect(await closeRequests()).to.equal(0);
      const { order_id } = await rowOf(paid.token);
      const invoice = await Invoice.findOne({ where: { order_id: order_id ?? 0 }, rejectOnEmpty: true });
      await unitOfWork.transaction(async (transaction) => {
        const doc = await draftDoc(invoice, '2026-11-20', transaction);
        await issueDoc(doc, transaction);
        doc.set({ status: 'FINISHED', signed_at: new Date() });
        await doc.save({ transaction });
      });
      expect(await closeRequests()).to.equal(1);
      expect(await view(paid.token)).to.include({ stage: 'CLOSED', status_label: 'Закрыта' });
    });
  });

  describe('afterwards', () => {
    it('is opened by its link alone', async () => {
      for (const token of ['nothing', 'x'.repeat(32)])
        expect((await call('get', `/legal-request/${token}`)).status).to.equal(404);
    });

    it('leaves seats and money whole at the end of these tests', async () => {
      expect(await api.sequelize.transaction((transaction) => findBroken(transaction))).to.deep.equal([]);
    });
  });
});
