import type {
  CenterLetters,
  CourseToWriteTo,
  SentCourseMessage,
  SentCourseMessages,
} from '@odonta/api/contract';
import {
  AuditEntry,
  type Center,
  CenterMail,
  CourseMessage,
  Letter,
  OrderParticipant,
} from '@odonta/db/models';
import { buildCenter, buildPartner, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { buildRefund } from '@odonta/db/testing/refundFactories.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

const said = { subject: 'Что взять с собой', text: 'Возьмите халат.\nВход со двора.' };

describe('letters of a centre to its participants', () => {
  const api = useApi({ connection: { pool: 10, acquireMs: 20_000 } });
  let center: Center;
  let token: string;
  beforeEach(async () => {
    center = await buildCenter({ name: 'Центр «Улыбка»' });
    token = await memberAs('ORDERS');
  });

  const memberAs = async (role: CenterRole, of = center) => api.tokenOf(await buildPartner(of, { role }));
  const taught = (given: object = {}) => buildProd({ center_id: center.id, ...given });
  const send = (id: number, body: object = said, by = token) =>
    api.call<SentCourseMessage>('post', `/partner/courses/${id}/messages`, { token: by, body });
  const lettersOf = (to: (string | null)[]) =>
    Letter.findAll({ where: { to: to.map(String), kind: 'course_message' }, order: ['to'] });
  const courses = async (by = token) =>
    (await api.call<CourseToWriteTo[]>('get', '/partner/messages/courses', { token: by })).body.message;
  const history = async (by = token) =>
    (await api.call<SentCourseMessages>('get', '/partner/messages', { token: by })).body.message;
  const emailsOf = async (order: { id: number }) =>
    (await OrderParticipant.findAll({ where: { order_id: order.id }, order: ['id'] })).map(
      ({ email }) => email,
    );

  it('letters go to each participant and payer once, in the name of the centre', async () => {
    const prod = await taught();
    const [one, other] = [
      await buildOrder({ prod, status: 'CONFIRMED', people: 2 }),
      await buildOrder({ prod, status: 'PARTIAL_REFUNDED', email: 'payer@test.local' }),
    ];
    await OrderParticipant.update({ email: 'payer@test.local' }, { where: { order_id: other.id } });
    const [prodToWrite] = await courses();
    expect(prodToWrite).to.deep.include({ id: prod.id, recipients: 4, left_today: 2 });
    const { status, body } = await send(prod.id);
    expect([status, body.message.recipients]).to.deep.equal([201, 4]);
    const letters = await lettersOf([...(await emailsOf(one)), one.email, 'payer@test.local']);
    expect(letters).to.have.length(4);
    for (const letter of letters) {
      expect(letter.text)
        .to.include('Учебный центр «Центр «Улыбка»» пишет участникам')
        .and.include('\n> Возьмите халат.\n> Вход со двора.\n');
      expect(letter.subject).to.equal(`Центр «Центр «Улыбка»»: ${said.subject}`);
      expect(letter.text).to.include('/center-letters/');
      expect(letter.unsubscribe_path).to.match(/^\/api\/centers\/letters\/\w{32}$/);
      expect([letter.resource, [one.id, other.id]].flat()).to.include(letter.record_id);
    }
    expect(letters.find(({ to }) => to === 'payer@test.local')?.text).to.match(/^Здравствуйте, Нина!/);
  });

  it('letters pass by those who have not paid, have left, are leaving, or get their tickets of their company', async () => {
    const prod = await taught();
    const unpaid = await buildOrder({ prod, status: 'PREPARE' });
    const canceled = await buildOrder({ prod, status: 'CANCELED' });
    const refunded = await buildOrder({ prod, status: 'REFUNDED' });
    const leaving = await buildOrder({ prod, status: 'CONFIRMED' });
    await buildRefund({
      ...{ order_id: leaving.id, status: 'CREATED', policy: 'KEEP', approved_sum: leaving.total },
      participant_ids: leaving.participants.map(({ id }) => id),
    });
    expect((await send(prod.id)).body.message).to.include('Писать некому');
    const mixed = await buildOrder({ prod, status: 'CONFIRMED', people: 3 });
    const [distributed, replaced, here] = await OrderParticipant.findAll({
      where: { order_id: mixed.id },
      order: ['id'],
    });
    await distributed?.update({ is_written_to: false });
    await replaced?.update({ state: 'REPLACED', is_live: false });
    expect((await send(prod.id)).body.message.recipients).to.equal(2);
    const others = [unpaid, canceled, refunded, leaving].map(({ email }) => email);
    expect(await lettersOf([...others, distributed?.email ?? '', replaced?.email ?? ''])).to.have.length(0);
    expect(await lettersOf([mixed.email, here?.email ?? ''])).to.have.length(2);
  });

  it('letters end a month after the course', async () => {
    const prod = await taught({ date_start: inDays(-41), date_end: inDays(-40) });
    await buildOrder({ prod, status: 'CONFIRMED' });
    expect(await courses()).to.deep.equal([]);
    expect((await send(prod.id)).status).to.equal(409);
  });

  it('letters are two a day at most, also at the same moment, and never the same one twice', async () => {
    const prod = await taught();
    const order = await buildOrder({ prod, status: 'CONFIRMED' });
    const same = await Promise.all([send(prod.id), send(prod.id), send(prod.id)]);
    expect(same.map(({ status }) => status).toSorted()).to.deep.equal([201, 409, 409]);
    const more = await Promise.all(
      ['Первое', 'Второе', 'Третье'].map((subject) => send(prod.id, { ...said, subject })),
    );
    expect(more.map(({ status }) => status).toSorted()).to.deep.equal([201, 409, 409]);
    expect(await lettersOf([order.email])).to.have.length(2);
    expect(await CourseMessage.count({ where: { prod_id: prod.id } })).to.equal(2);
    expect((await courses())[0]?.left_today).to.equal(0);
    const third = await CourseMessage.findOne({
      where: { prod_id: prod.id },
      raw: true,
      rejectOnEmpty: true,
    });
    const { id, ...copied } = third;
    const planted = await CourseMessage.create({ ...copied, turn: 3 }).catch((error: Error) => error.message);
    expect(planted).to.match(/course_messages_turn_check/);
    await CourseMessage.update({ day: '2026-01-01' }, { where: { prod_id: prod.id } });
    expect((await send(prod.id)).status, 'the same on another day').to.equal(201);
  });

  it('letters are kept with their author, and staff read them in the history of the course', async () => {
    const prod = await taught();
    await buildOrder({ prod, status: 'CONFIRMED' });
    await send(prod.id);
    const { messages, total } = await history();
    expect(total).to.equal(1);
    expect(messages[0]).to.deep.include({ ...said, recipients: 2 });
    expect(messages[0]?.prod).to.deep.include({ id: prod.id, name: prod.name });
    const where = { resource: 'prods', record_id: String(prod.id), action: 'message_participants' };
    const entry = await AuditEntry.findOne({ where, rejectOnEmpty: true });
    expect(entry.changes).to.deep.equal({
      ...{ subject: [null, said.subject], text: [null, said.text] },
      recipients: [null, 2],
    });
    expect(messages[0]?.sent_by).to.equal(entry.actor_name);
  });

  it('letters are signed by us alone: words of a centre are a quotation to their last line', async () => {
    const prod = await taught();
    const order = await buildOrder({ prod, status: 'CONFIRMED' });
    await send(prod.id, { ...said, text: 'Оплатите парковку.\n\nКоманда «Одонты»' });
    const [letter] = await lettersOf([order.email]);
    expect(letter?.text).to.include('> Оплатите парковку.\n>\n> Команда «Одонты»\n\nПисьмо написал');
    expect(letter?.text.split('\n').filter((line) => line === 'Команда «Одонты»')).to.have.length(1);
  });

  it('letters lead nowhere: addresses and phones are refused beside their field', async () => {
    const prod = await taught();
    const order = await buildOrder({ prod, status: 'CONFIRMED' });
    const refused = async (body: object) => (await send(prod.id, body)).body.errors;
    const words = 'Без ссылок, адресов почты и телефонов';
    for (const text of [
      ...['Запишитесь на evil.example', 'Пишите: evil@evil.example', 'Звоните 8 900 123-45-67'],
      ...['Звоните +7 — 900 — 123 — 45 — 67', 'На карту\n2200\n1234\n5678\n9012', 'Сайт odonta-pay.бел'],
    ])
      expect(await refused({ ...said, text })).to.deep.equal({ text: words });
    expect(await refused({ ...said, subject: 'www.evil.example' })).to.deep.equal({ subject: words });
    expect(Object.keys((await refused({ ...said, subject: 'Тема\nBcc: все' })) ?? {})).to.deep.equal([
      'subject',
    ]);
    expect(await refused({})).to.deep.equal({
      subject: 'Напишите тему письма',
      text: 'Напишите текст письма',
    });
    expect(Object.keys((await refused({ ...said, text: 'я'.repeat(3001) })) ?? {})).to.deep.equal(['text']);
    expect(await lettersOf([order.email])).to.have.length(0);
  });

  for (const role of ['EDITOR', 'ACCOUNTANT', 'CHECK_IN'] as const)
    it(`letters are not for ${role}, nor for another centre, nor for a suspended one`, async () => {
      const prod = await taught();
      const order = await buildOrder({ prod, status: 'CONFIRMED' });
      await send(prod.id);
      const by = await memberAs(role);
      const stranger = await memberAs('OWNER', await buildCenter());
      for (const each of [by, stranger]) {
        expect(await courses(each)).to.deep.equal([]);
        expect((await history(each)).total).to.equal(0);
      }
      const other = { ...said, subject: 'Ещё раз' };
      expect((await send(prod.id, other, by)).status).to.equal(403);
      expect((await send(prod.id, other, stranger)).status).to.equal(404);
      await center.update({ suspended_at: new Date() });
      expect((await send(prod.id, other)).status).to.equal(409);
      expect(await lettersOf([order.email])).to.have.length(1);
    });

  it('letters end by their link for one centre, and by the button of a mail client', async () => {
    const prod = await taught();
    const order = await buildOrder({ prod, status: 'CONFIRMED' });
    await send(prod.id);
    const mails = await CenterMail.findAll({ where: { center_id: center.id }, order: ['email'] });
    const path = (mail?: CenterMail) => `/centers/letters/${mail?.token}`;
    const first = path(mails[0]);
    const read = async () => (await api.call<CenterLetters>('get', first)).body.message;
    expect(await read()).to.deep.equal({ center: center.name, is_ended: false });
    for (const _ of ['once', 'again'])
      expect((await api.call('delete', first, { body: {} })).status).to.equal(200);
    expect((await read()).is_ended).to.equal(true);
    const pressed = await fetch(`${api.url}/api${path(mails[1])}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.status).to.equal(200);
    expect((await send(prod.id, { ...said, subject: 'Ещё раз' })).status).to.equal(409);
    for (const wrong of ['1', 'x'.repeat(32)])
      expect((await api.call('get', `/centers/letters/${wrong}`)).status).to.equal(404);
    const elsewhere = await buildCenter();
    const again = await buildOrder({
      prod: await buildProd({ center_id: elsewhere.id }),
      ...{ status: 'CONFIRMED', email: order.email },
    });
    const sent = await send(again.prod_id, said, await memberAs('OWNER', elsewhere));
    expect(sent.body.message.recipients).to.equal(2);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
