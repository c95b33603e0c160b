import type { StaffNotification, StaffNotificationAnswer } from '@odonta/api/contract';
import { Notification, NotificationAnswer, NotificationEdition, StaffNotice } from '@odonta/db/models';
import { buildCenter, buildIndividual, buildPartner, inDays } from '@odonta/db/testing/factories.ts';
import { buildNotification, buildNotificationAnswer } from '@odonta/db/testing/notificationFactories.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('staff notifications', () => {
  const api = useApi();
  let token: string;
  let admin: string;
  before(async () => {
    token = (await api.staff('MANAGER_BANNER')).token;
    admin = (await api.staff('ADMIN')).token;
  });

  const whole = () => ({ text: 'Новые правила площадки', date_end: secondsOf(inDays(5)) });
  const create = (body: object) =>
    api.call<StaffNotification>('post', '/adm/notifications', { token, body: { ...whole(), ...body } });
  const edit = (id: number, body: object) =>
    api.call<StaffNotification>('put', `/adm/notifications/${id}`, { token, body });
  const act = (id: number, move: string, by = admin, body: object = {}) =>
    api.call<StaffNotification>('post', `/adm/notifications/${id}/${move}`, { token: by, body });

  it('a new one has the usual buttons, is for all cabinets and waits for approval', async () => {
    const { status, body } = await create({});
    expect(status).to.equal(201);
    expect(body.message).to.deep.include({
      ...{ status: 'CREATED', approve: false, audience: 'ALL', only_center: false, edition: 0 },
      ...{ is_once: false, is_accept: false, time: 0, url: null, url_text: null },
      ...{ text_button_accept: 'Понятно', text_button_cancel: 'Задать вопрос менеджеру' },
    });
  });

  it('an administrator learns of it by the bell, approves it, and its manager stops it', async () => {
    const { id } = (await create({})).body.message;
    const bell = await StaffNotice.findOne({ where: { path: `/notifications/${id}/show` } });
    expect(bell?.text).to.equal('Новое уведомление для кабинетов ждёт одобрения');
    expect((await act(id, 'approve', token)).status).to.equal(403);
    const approved = (await act(id, 'approve')).body.message;
    expect(approved).to.deep.include({ status: 'APPROVED', approve: true, edition: 1 });
    expect((await act(id, 'stop', token)).body.message.status).to.equal('STOPPED');
  });

  it('an approval covers the words that were read', async () => {
    const { id, version } = (await create({})).body.message;
    await edit(id, { text: 'Другие слова' });
    expect((await act(id, 'approve', admin, { version })).status).to.equal(409);
    expect((await act(id, 'approve', admin, { version: version + 1 })).status).to.equal(200);
  });

  it('an edit takes the approval back, and changed words become a new edition', async () => {
    const { id } = await buildNotification();
    expect((await edit(id, { text: 'Исправленные правила' })).body.message).to.deep.include({
      ...{ status: 'CREATED', approve: false, edition: 1 },
    });
    expect((await act(id, 'approve')).body.message.edition).to.equal(2);
    const editions = await NotificationEdition.findAll({ where: { notification_id: id }, order: ['number'] });
    expect(editions.map(({ text }) => text)).to.deep.equal([
      'Мы изменили правила площадки',
      'Исправленные правила',
    ]);
  });

  it('a later end needs a new approval as well, but asks nobody again', async () => {
    const { id } = await buildNotification({ text_button_accept: 'Согласен' });
    const { body } = await edit(id, { date_end: secondsOf(inDays(30)) });
    expect(body.message).to.deep.include({ status: 'CREATED', text_button_accept: 'Согласен' });
    expect((await act(id, 'approve')).body.message.edition).to.equal(1);
    expect((await edit(id, {})).body.message.status, 'nothing was changed').to.equal('APPROVED');
  });

  it('one that has ended is neither written nor approved', async () => {
    expect((await create({ date_end: secondsOf(inDays(-1)) })).body.errors).to.have.all.keys('date_end');
    const { id } = await buildNotification({ status: 'CREATED', edition: 0, date_end: inDays(-1) });
    expect((await act(id, 'approve')).body.message).to.equal(
      'Срок показа уже прошёл: сначала перенесите его',
    );
  });

  it('its link leads to a page of ours or to an encrypted address', async () => {
    const hostile = [
      ...['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', '//evil.example'],
      ...['/\\evil.example', '/a\\b', 'http://evil.example', 'docs', 'https://', ' https:evil'],
    ];
    for (const url of hostile) expect((await create({ url })).body.errors, url).to.have.all.keys('url');
    for (const url of ['/docs', '/', 'https://a.example/x?y=1'])
      expect((await create({ url })).status, url).to.equal(201);
    expect((await create({ url_text: 'Правила' })).body.errors).to.have.all.keys('url_text');
  });

  it('input is bounded, and the database agrees', async () => {
    const wide = { text: 'я'.repeat(2001), url_text: 'я'.repeat(61), text_button_accept: 'я'.repeat(41) };
    const { body } = await create({ ...wide, url: `/${'a'.repeat(500)}`, time: 1801, audience: 'STAFF' });
    expect(body.errors).to.have.all.keys(...Object.keys(wide), 'url', 'time', 'audience');
    expect((await create({ text_button_cancel: '', time: -1 })).body.errors).to.have.all.keys(
      'text_button_cancel',
      'time',
    );
    const { id } = await buildNotification();
    for (const wrong of [{ url: 'javascript:x' }, { url: '//x' }, { time: -1 }, { audience: 'STAFF' }])
      expect(
        await refused(() => Notification.update(wrong as never, { where: { id } })),
        String(wrong),
      ).to.equal(true);
    expect(await refused(() => Notification.update({ only_center: true }, { where: { id } }))).to.equal(true);
  });

  it('`only_center` is the older name of one audience', async () => {
    expect((await create({ only_center: true })).body.message.audience).to.equal('CENTER');
    const { id } = (await create({ audience: 'CENTER' })).body.message;
    expect((await edit(id, { only_center: false })).body.message.audience).to.equal('ALL');
    expect((await edit(id, { audience: 'LECTURER' })).body.message.only_center).to.equal(false);
    expect((await create({ audience: 'LEGAL', only_center: true })).body.errors).to.have.all.keys(
      'only_center',
    );
  });

  it('the register names the person, the words and the moment, and is exported', async () => {
    const center = await buildCenter({ name: 'Центр «Реестр»' });
    const user = await buildPartner(center, { name: 'Ольга Директорова' });
    const { id: notification_id } = await buildNotification();
    await buildNotificationAnswer({ notification_id, user_id: user.id });
    const person = await buildIndividual({ last_name: 'Вопросова', first_name: 'Анна' });
    await buildNotificationAnswer({ notification_id, individual_id: person.id, answer: 'CANCELED' });
    const filter = encodeURIComponent(JSON.stringify({ notification_id }));
    const register = await api.call<StaffNotificationAnswer[]>(
      'get',
      `/adm/notification_answers?filter=${filter}&sort=["id","ASC"]`,
      { token },
    );
    expect(
      register.body.message.map(({ name, organisation, answer }) => [name, organisation, answer]),
    ).to.deep.equal([
      ['Ольга Директорова', 'Центр «Реестр»', 'ACCEPTED'],
      ['Вопросова Анна', null, 'CANCELED'],
    ]);
    expect(register.body.message[0]).to.deep.include({ edition: 1, text: 'Мы изменили правила площадки' });
    const found = encodeURIComponent(
      JSON.stringify({ notification_id, q: 'анна вопрос', cabinet: 'INDIVIDUAL' }),
    );
    const searched = await api.call<StaffNotificationAnswer[]>(
      'get',
      `/adm/notification_answers?filter=${found}`,
      { token },
    );
    expect(searched.body.message.map(({ name }) => name)).to.deep.equal(['Вопросова Анна']);
    const shown = await api.call<StaffNotification>('get', `/adm/notifications/${notification_id}`, {
      token,
    });
    expect(shown.body.message).to.deep.include({ accepted_count: 1, canceled_count: 1 });
    const file = await api.call('get', `/adm/notification_answers/export?format=csv&filter=${filter}`, {
      token: admin,
    });
    expect(file.text).to.include('Ольга Директорова').and.to.include('Принял');
  });

  it('the register and the approved words are final', async () => {
    const { id, notification_id } = await buildNotificationAnswer();
    expect(await refused(() => NotificationAnswer.update({ answer: 'CLOSED' }, { where: { id } }))).to.equal(
      true,
    );
    const where = { notification_id };
    expect(await refused(() => NotificationEdition.update({ text: 'Иное' }, { where }))).to.equal(true);
    expect(await refused(() => NotificationEdition.destroy({ where }))).to.equal(true);
    expect(await refused(() => buildNotificationAnswer({ notification_id, edition: 2 }))).to.equal(true);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});

const refused = (write: () => Promise<unknown>): Promise<boolean> =>
  write().then(
    () => false,
    () => true,
  );
