import type {
  CabinetAhead,
  CabinetBadge,
  CabinetDocumentList,
  CabinetOrders,
  CabinetReview,
  CabinetTicket,
  IndividualDocumentList,
} from '@odonta/api/contract';
import {
  AuditEntry,
  type Certificate,
  type Individual,
  Order,
  OrderParticipant,
  ReviewCode,
} from '@odonta/db/models';
import { buildAccountingDoc, buildCertificate } from '@odonta/db/testing/documentFactories.ts';
import { buildIndividual, buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { buildRefund } from '@odonta/db/testing/refundFactories.ts';
import { expect } from 'chai';
import { individualAccounts } from '../identity/sessions/accountKinds.ts';
import { hashPassword } from '../identity/sessions/passwords.ts';
import { useApi } from '../testing/useApi.ts';

const password = 'Demo1234';

describe('the cabinet of an individual', () => {
  const api = useApi();
  let password_hash: string;
  before(async () => {
    password_hash = await hashPassword(password);
  });

  const proved = (given: object = {}) =>
    buildIndividual({ password_hash, email_proved_at: new Date(), ...given });
  const ask = async <Message>(who: Individual, path: string) =>
    (await api.call<Message>('get', path, { token: await api.tokenOf(who, individualAccounts) })).body
      .message;
  const signIn = (login: string | null) =>
    api.call('post', '/individual/users/auth', { body: { login, password } });
  const ownerOf = async ({ id }: Order) => (await Order.findByPk(id, { rejectOnEmpty: true })).individual_id;

  it('receives at sign-in what was booked without it for a proved e-mail or phone, and says so in the journal', async () => {
    const phone = '+79001112233';
    const me = await proved({ phone, phone_proved_at: new Date() });
    const [byEmail, byPhone, strange] = await api.given(async () => [
      await buildOrder({ email: me.email ?? '' }),
      await buildOrder({ phone }),
      await buildOrder(),
    ]);
    expect((await signIn(me.email)).status).to.equal(200);
    expect(await Promise.all([byEmail, byPhone, strange].map(ownerOf))).to.deep.equal([me.id, me.id, null]);
    const where = { action: 'adopt', resource: 'orders', record_id: String(byEmail.id) };
    expect((await AuditEntry.findOne({ where }))?.actor_name).to.equal(`Физлицо № ${me.id}`);
  });

  it('receives nothing for an e-mail or phone that anybody may have typed, nor what is another’s', async () => {
    const me = await buildIndividual({ password_hash, phone: '+79002223344' });
    const other = await proved();
    const [byEmail, byPhone] = await api.given(async () => [
      await buildOrder({ email: me.email ?? '' }),
      await buildOrder({ phone: me.phone ?? '' }),
    ]);
    expect((await signIn(me.email)).status).to.equal(200);
    expect(await Promise.all([byEmail, byPhone].map(ownerOf))).to.deep.equal([null, null]);
    const ofOther = await api.given(() => buildOrder({ email: other.email ?? '', individual_id: me.id }));
    expect((await signIn(other.email)).status).to.equal(200);
    expect(await ownerOf(ofOther)).to.equal(me.id);
  });

  it('lists orders with what may be done with each, twenty at a time, and counts those that wait', async () => {
    const me = await proved();
    await api.given(async () => {
      const prod = await buildProd({ price: 1_000_000 });
      const of = { prod, individual_id: me.id };
      for (let count = 0; count < 19; count += 1) await buildOrder({ ...of, status: 'CANCELED' });
      await buildOrder({ ...of, status: 'CONFIRMED' });
      await buildOrder(of);
    });
    const first = await ask<CabinetOrders>(me, '/individual/orders');
    expect([first.total, first.orders.length]).to.deep.equal([21, 20]);
    const [held, paid] = first.orders;
    expect(held).to.include({ status: 'PREPARE', total: 10_000, paid: 0, count: 1, method: 'CARD' });
    expect(held?.available_transitions).to.deep.equal([
      {
        name: 'cancel',
        to: 'CANCELED',
        label: 'Отменить заказ',
        needs_reason: false,
        needs_file: false,
        confirm_text: 'Места освободятся. Отменить заказ?',
      },
    ]);
    expect(paid).to.include({ status_label: 'Оплачен', paid: 10_000, refund: null });
    expect(paid?.available_transitions).to.deep.equal([]);
    const of = { where: { number: paid?.number ?? '' }, rejectOnEmpty: true } as const;
    await buildRefund({ order_id: (await Order.findOne(of)).id });
    const asked = (await ask<CabinetOrders>(me, '/individual/orders')).orders[1];
    expect(asked?.refund).to.include({ status_label: 'Запрошен', sum: 1000 });
    const rest = await ask<CabinetOrders>(me, '/individual/orders?offset=20');
    expect(rest.orders).to.have.length(1);
    expect(await ask<CabinetBadge>(me, '/individual/badge')).to.deep.equal({ count: 1 });
  });

  it('opens on the next course and on what waits, not on what is over', async () => {
    const me = await proved();
    const of = { individual_id: me.id, status: 'CONFIRMED' } as const;
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    const course = (starts: number, ends: number | null) =>
      buildProd({ date_start: inDays(starts), date_end: ends === null ? null : inDays(ends) });
    const [later, running, , online, held] = await api.given(async () => [
      await buildOrder({ ...of, prod: await course(20, 21) }),
      await buildOrder({ ...of, prod: await course(-1, 1) }),
      await buildOrder({ ...of, prod: await course(-9, -8) }),
      await buildOrder({ ...of, prod: await course(5, null) }),
      await buildOrder({ individual_id: me.id, prod: await course(7, 8) }),
    ]);
    const { courses, waiting } = await ask<CabinetAhead>(me, '/individual/ahead');
    expect(courses.map(({ id }) => id)).to.deep.equal([running, online, later].map((order) => order?.id));
    expect(waiting.map(({ id }) => id)).to.deep.equal([held?.id]);
    expect(await ask<CabinetAhead>(await proved(), '/individual/ahead')).to.deep.equal({
      courses: [],
      waiting: [],
    });
  });

  it('shows tickets of what is confirmed, and those that others have booked for a proved e-mail', async () => {
    const me = await proved();
    const [mine, forMe] = await api.given(async () => {
      const own = await buildOrder({ individual_id: me.id, status: 'CONFIRMED', people: 2 });
      await buildOrder({ individual_id: me.id });
      const another = await buildOrder({ status: 'CONFIRMED' });
      await another.participants[0]?.update({ email: me.email });
      return [own, another];
    });
    const tickets = await ask<CabinetTicket[]>(me, '/individual/tickets');
    expect(tickets.map(({ order_number }) => order_number)).to.deep.equal([
      forMe.number,
      mine.number,
      mine.number,
    ]);
    expect(tickets[1]).to.include({
      name: 'Слушателева Нина',
      ticket_code: mine.participants[0]?.ticket_code,
    });
    const agreed = { status: 'CREATED', approved_sum: 100_000 } as const;
    await buildRefund({ order_id: mine.id, participant_ids: [mine.participants[0]?.id ?? 0], ...agreed });
    const codes = (await ask<CabinetTicket[]>(me, '/individual/tickets')).map(
      ({ ticket_code, short_code }) => [ticket_code, short_code].filter(Boolean).length,
    );
    expect(codes, 'no code to come in with once the money goes back').to.deep.equal([2, 0, 2]);
  });

  it('lists papers, and hands each over for print', async () => {
    const me = await proved();
    const doc = await api.given(async () =>
      buildAccountingDoc({ order: await buildOrder({ individual_id: me.id, status: 'CONFIRMED' }) }),
    );
    expect((await ask<CabinetDocumentList>(me, '/individual/documents')).documents).to.deep.equal([]);
    await doc.update({ status: 'CREATED', year: 2026, number: 7, date: '2026-11-20' });
    const { invoices, documents } = await ask<CabinetDocumentList>(me, '/individual/documents');
    expect(invoices[0]).to.include({ status_label: 'Оплачен', due_date: '2026-11-27' });
    expect(documents[0]).to.include({ title: 'Акт № 7', date: '2026-11-20', paid: null });
    const token = await api.tokenOf(me, individualAccounts);
    for (const path of [`invoices/${invoices[0]?.id}`, `documents/${doc.id}`]) {
      const pdf = await api.call('get', `/individual/${path}/pdf`, { token });
      expect([pdf.status, pdf.headers.get('content-type')]).to.deep.equal([200, 'application/pdf']);
      expect(pdf.text.startsWith('%PDF')).to.equal(true);
    }
  });

  it('lists certificates of what was booked by him or for his proved e-mail, and none that is annulled', async () => {
    const me = await proved();
    const [own, forMe, annulled] = await api.given(async () => [
      await buildCertificate(await buildOrder({ individual_id: me.id, status: 'CONFIRMED' })),
      await buildCertificate(await buildOrder({ status: 'CONFIRMED' })),
      await buildCertificate(await buildOrder({ individual_id: me.id, status: 'CONFIRMED' })),
    ]);
    await OrderParticipant.update({ email: me.email }, { where: { id: forMe.participant_id } });
    await annulled.update({ annulled_at: new Date(), annul_reason: 'Выдан по ошибке' });
    const { certificates } = await ask<IndividualDocumentList>(me, '/individual/documents');
    expect(certificates.map(({ number }) => number)).to.deep.equal([
      forMe.snapshot.number,
      own.snapshot.number,
    ]);
    expect(certificates[1]).to.include({ name: 'Слушателева Нина', page: `/certificates/${own.code}` });
    const token = await api.tokenOf(me, individualAccounts);
    const pdfOf = ({ id }: Certificate) => api.call('get', `/individual/certificates/${id}/pdf`, { token });
    expect((await pdfOf(own)).headers.get('content-type')).to.equal('application/pdf');
    expect((await pdfOf(annulled)).status).to.equal(404);
  });

  it('says which reviews were asked for, but not their codes', async () => {
    const me = await proved();
    const prod = await api.given(() => buildProd());
    await ReviewCode.create({
      prod_id: prod.id,
      email: me.email ?? '',
      name: 'Илья',
      code_hash: 'f'.repeat(64),
    });
    const [review] = await ask<CabinetReview[]>(me, '/individual/reviews');
    expect(review?.prod.name).to.equal(prod.name);
    expect([review?.written_at, review?.status_label]).to.deep.equal([null, null]);
    expect(JSON.stringify(review)).to.not.include('ffff');
  });
});
