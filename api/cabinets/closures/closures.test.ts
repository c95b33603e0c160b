import type { OwnCenter, ProdFull, WaitlistView } from '@odonta/api/contract';
import { AuditEntry, Center, Order, Prod, ProdCard, WaitlistEntry } from '@odonta/db/models';
import { buildLegalRequest } from '@odonta/db/testing/companyFactories.ts';
import { buildPartner, type buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { closureInWords } from '@odonta/db/vocabulary/catalog/closureInWords.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { book } from '../../orders/book.ts';
import { onSale } from '../../orders/onSale.ts';
import { quote } from '../../orders/quoting.ts';
import { systemActor } from '../../orders/systemActor.ts';
import type { ApiError } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { offerSeats } from '../../sales/waitlist/offerSeats.ts';
import { buildCourseOfCompanies, companyRequest } from '../../testing/companies.ts';
import { useApi, useStaff } from '../../testing/useApi.ts';

const note = 'Мы в отпуске и ответим в марте';
const pause = {
  closed_from: moscowDay(new Date()),
  closed_to: moscowDay(inDays(10)),
  closure_note: note,
};
const person = { last_name: 'Слушателева', first_name: 'Анна', phone: '+7 900 123-45-67' };

describe('the pause of a centre', () => {
  const api = useApi();
  const manager = useStaff(api, 'MANAGER');

  const course = (given: Parameters<typeof buildProd>[0] = {}) =>
    api.given(() => buildCourseOfCompanies({ price: 100_000, ...given }));
  const owner = async ({ center_id }: { center_id: number }) => {
    const center = await Center.findByPk(center_id, { rejectOnEmpty: true });
    return { center, token: await api.tokenOf(await buildPartner(center)) };
  };
  const call = (method: string, { id }: Center, token: string, body: object = {}) =>
    api.call<OwnCenter[]>(method, `/partner/centers/${id}/closure`, { token, body });
  const closes = async (prod: { center_id: number }, said = pause) => {
    const { center, token } = await owner(prod);
    const { status, body } = await call('put', center, token, said);
    expect(status, JSON.stringify(body)).to.equal(200);
    return { center, token, own: body.message[0] };
  };
  let number = 0;
  const booking = ({ id }: { id: number }) => {
    number += 1;
    const who = { ...person, email: `listener${number}@test.local` };
    return { prod_id: id, participants: [who], contact: { ...who, city: 'Москва' }, consent: true };
  };
  const books = (prod: { id: number }) =>
    api.call<string>('post', '/pay/createPayment', { body: booking(prod) });
  const shown = async ({ id }: { id: number }) =>
    (await api.call<ProdFull>('get', `/prods/${id}`)).body.message;

  it('is set by the owner, and visitors read it instead of the button', async () => {
    const prod = await course();
    const { own, center } = await closes(prod);
    expect(own).to.deep.include({ ...pause, can_pause_sales: true });
    const page = await shown(prod);
    expect([page.state, page.center.closed_to, page.center.closure_note]).to.deep.equal([
      'PAUSED',
      pause.closed_to,
      note,
    ]);
    const { card } = await ProdCard.findByPk(prod.id, { rejectOnEmpty: true });
    expect(card).to.include({ state: 'PAUSED', closed_to: pause.closed_to, closure_note: note });
    const entry = await AuditEntry.findOne({ where: { resource: 'centers', record_id: String(center.id) } });
    expect(entry?.changes).to.deep.include({ closure_note: [null, note] });
  });

  it('refuses bookings of visitors and requests of companies by its name', async () => {
    const prod = await course();
    await closes(prod);
    const refused = await books(prod);
    expect([refused.status, refused.body.code, refused.body.message]).to.deep.equal([
      409,
      'SALES_PAUSED',
      closureInWords(pause),
    ]);
    const request = await api.call('post', '/legal-request', { body: companyRequest(prod) });
    expect([request.status, request.body.code]).to.deep.equal([409, 'SALES_PAUSED']);
    expect(await Order.count({ where: { prod_id: prod.id } })).to.equal(0);
  });

  it('is sold over by staff, who have been warned', async () => {
    const prod = await course();
    await closes(prod);
    const { phone, participants } = { ...person, ...booking(prod) };
    const body = { prod_id: prod.id, ...person, phone, participants, consent_by_phone: true };
    expect((await api.call('post', '/adm/orders', { token: manager.token, body })).status).to.equal(201);
  });

  it('refuses in the database what began before it', async () => {
    const course_ = await course();
    const { center } = await owner(course_);
    const { prods, pools } = await onSale([course_.id]);
    const [prod] = prods;
    if (!prod) throw new Error('the course is not on sale');
    // Read as on sale by a booking, and closed by its owner before the order is written.
    await Center.update(pause, { where: { id: center.id } });
    const { contact, participants } = booking(prod);
    const prices = quote(prod, pools, { participation: 'main', participants: [{}] });
    const asked = { prod, pools, contact, participants, participation: 'main', ...prices } as const;
    const write = (kind: 'GUEST' | 'STAFF') =>
      unitOfWork.transaction((transaction) =>
        book({ ...asked, buyer: { kind }, method: 'CARD', consent_id: null }, systemActor, transaction),
      );
    const refusal = await write('GUEST').catch((error: ApiError) => error);
    expect(refusal).to.include({ code: 'SALES_PAUSED', message: closureInWords(pause) });
    expect((await write('STAFF')).buyer_kind).to.equal('STAFF');
    const request = await buildLegalRequest({ prod_id: prod.id, center_id: center.id }).catch(
      ({ parent }) => parent.constraint,
    );
    expect(request).to.equal('centers_sell');
  });

  it('leaves the waiting list open, and offers no seats', async () => {
    const prod = await course({ seats_total: 1, waitlist_enabled: true });
    await buildOrder({ prod, expires_at: inDays(1) });
    const body = { prod_id: prod.id, contact: { ...person, email: 'wait@test.local' }, consent: true };
    await closes(prod);
    expect((await api.call<WaitlistView>('post', '/waitlist', { body })).status).to.equal(201);
    await api.given(() => Prod.update({ seats_total: 5 }, { where: { id: prod.id } }));
    expect(await offerSeats(api.sequelize)).to.equal(0);
    expect(await WaitlistEntry.count({ where: { prod_id: prod.id, status: 'CREATED' } })).to.equal(1);
    const interested = { ...body, contact: { ...body.contact, email: 'interest@test.local' } };
    expect((await api.call<WaitlistView>('post', '/waitlist', { body: interested })).status).to.equal(201);
  });

  it('ends by itself after its last day, and early by one button', async () => {
    const prod = await course();
    const { center, token } = await closes(prod);
    const { changes_at } = await ProdCard.findByPk(prod.id, { rejectOnEmpty: true });
    expect(changes_at && moscowDay(changes_at)).to.equal(moscowDay(inDays(11)));
    await api.given(() =>
      Center.update(
        { closed_from: moscowDay(inDays(-3)), closed_to: moscowDay(inDays(-1)) },
        { where: { id: center.id } },
      ),
    );
    expect((await shown(prod)).state).to.equal('OPEN');
    expect((await books(prod)).status).to.equal(201);
    expect((await call('put', center, token, pause)).status).to.equal(200);
    expect((await call('delete', center, token)).body.message[0]?.closed_to).to.equal(null);
    expect((await shown(prod)).state).to.equal('OPEN');
    expect((await call('delete', center, token)).status).to.equal(409);
  });

  it('is on the page of a course without a date as well, until its end', async () => {
    const prod = await course({ date_start: null });
    await closes(prod);
    const page = await shown(prod);
    expect([page.state, page.center.closed_to]).to.deep.equal(['NO_DATE', pause.closed_to]);
    const { changes_at } = await ProdCard.findByPk(prod.id, { rejectOnEmpty: true });
    expect(changes_at && moscowDay(changes_at), 'its page is made anew').to.equal(moscowDay(inDays(11)));
  });

  it('is refused beside its fields: of the past, too long, backwards, with a link, without a reason', async () => {
    const { center, token } = await owner(await course());
    const errorsOf = async (said: object) => {
      const { status, body } = await call('put', center, token, { ...pause, ...said });
      return [status, Object.keys(body.errors ?? {})];
    };
    expect(await errorsOf({ closed_from: moscowDay(inDays(-1)) })).to.deep.equal([422, ['closed_from']]);
    expect(await errorsOf({ closed_to: moscowDay(inDays(90)) })).to.deep.equal([422, ['closed_to']]);
    expect(await errorsOf({ closed_from: moscowDay(inDays(11)) })).to.deep.equal([422, ['closed_to']]);
    expect(await errorsOf({ closure_note: 'Пишите на www.example.ru' })).to.deep.equal([
      422,
      ['closure_note'],
    ]);
    expect(await errorsOf({ closure_note: ' ' })).to.deep.equal([422, ['closure_note']]);
    expect(await errorsOf({ closed_to: '2027-02-31' })).to.deep.equal([422, ['closed_to']]);
  });

  it('is nothing for other members, and for a centre that has not been approved', async () => {
    const { center } = await owner(await course());
    for (const role of ['EDITOR', 'ORDERS', 'ACCOUNTANT', 'CHECK_IN'] as const) {
      const token = await api.tokenOf(await buildPartner(center, { role }));
      expect((await call('put', center, token, pause)).status, role).to.equal(403);
    }
    const { token } = await owner(await course());
    expect((await call('put', center, token, pause)).status).to.equal(404);
  });

  it('is changed by staff on the card of the centre, with a journal', async () => {
    const prod = await course();
    const admin = (await api.staff('ADMIN')).token;
    const path = `/adm/centers/${prod.center_id}`;
    const read = async () => (await api.call<Center>('get', path, { token: admin })).body.message;
    const { version, name, email } = await read();
    const put = (said: object) =>
      api.call('put', path, {
        token: admin,
        body: { version, name, email, ...said },
      });
    expect((await put({ closed_from: pause.closed_from })).status).to.equal(422);
    const { status, text } = await put(pause);
    expect(status, text).to.equal(200);
    expect((await shown(prod)).state).to.equal('PAUSED');
    const where = { resource: 'centers', record_id: String(prod.center_id) };
    expect((await AuditEntry.findOne({ where }))?.changes).to.deep.include({ closure_note: [null, note] });
  });
});
