import type { ClientEvent, ClientTimeline } from '@odonta/api/contract';
import {
  buildCenter,
  buildLegalUser,
  buildLetter,
  buildManagerRequest,
  buildProd,
} from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { buildPayment } from '@odonta/db/testing/paymentFactories.ts';
import type { StaffRole } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { expect } from 'chai';
import { useApi, useStaff } from '../../testing/useApi.ts';

describe('the timeline of a client', () => {
  const api = useApi();
  const manager = useStaff(api, 'MANAGER');
  const phone = '+79160002001';

  const eventsOf = async (key: string, { token = manager.token, kind = '' } = {}): Promise<ClientEvent[]> => {
    const path = `/adm/clients/${encodeURIComponent(key)}/timeline${kind && `?kind=${kind}`}`;
    const { status, body } = await api.call<ClientTimeline>('get', path, { token });
    expect(status).to.equal(200);
    return body.message.events;
  };
  const titles = (events: readonly ClientEvent[]) => events.map(({ title }) => title);

  it('tells orders, transitions, payments, letters with their fate, messages and notes in one column', async () => {
    const order = await api.given(() => buildOrder({ phone }));
    const request = await buildManagerRequest({ phone });
    await api.given(() => buildPayment({ order }));
    const about = { resource: 'orders', record_id: order.id };
    await buildLetter({ ...about, subject: 'Заказ принят', status: 'FAILED', to: 'secret@test.local' });
    await buildLetter({ ...about, subject: 'Ссылка', channel: 'SMS', status: 'SENT' });
    await buildLetter({ resource: 'orders', record_id: order.id + 1000, subject: 'Чужое' });
    const by = { token: manager.token };
    await api.call('post', `/adm/manager_requests/${request.id}/take`, { ...by, body: {} });
    const note = { text: 'Просил перезвонить после пяти' };
    await api.call('post', `/adm/manager_requests/${request.id}/notes`, { ...by, body: note });
    const events = await eventsOf(phone);
    expect(titles(events)).to.have.members([
      'Создан заказ',
      'Поступила заявка',
      'Заявка взята в работу',
      'Начат платёж',
      'Написано письмо: Заказ принят',
      'Написано СМС: Ссылка',
      'Добавлена заметка',
    ]);
    const [fallen] = events.filter(({ delivery }) => delivery === 'FAILED');
    expect(fallen?.record).to.deep.equal({ resource: 'orders', id: order.id, name: order.number });
    expect(events.find(({ kind }) => kind === 'NOTES')).to.include({ detail: note.text });
    expect(events.find(({ title }) => title === 'Заявка взята в работу')?.actor).to.be.a('string');
    expect(JSON.stringify(events)).to.not.include('secret@test.local');
    expect(events.map(({ at }) => at)).to.deep.equal(events.map(({ at }) => at).sort((a, b) => b - a));
    expect(titles(await eventsOf(phone, { kind: 'MONEY' }))).to.deep.equal(['Начат платёж']);
    expect(await eventsOf(phone, { kind: 'LETTERS' })).to.have.length(2);
    expect(await eventsOf(phone, { kind: 'CONSENTS' })).to.deep.equal([]);
  });

  it('is of the records alone that the viewer may list', async () => {
    const phone = '+79160002002';
    const keeper = await api.staff('PARTNER_MANAGER');
    const mine = await buildCenter({ manager_id: keeper.user.id });
    const [own, foreign] = await api.given(async () => [
      await buildOrder({ phone, prod: await buildProd({ center_id: mine.id }) }),
      await buildOrder({ phone }),
    ]);
    for (const record_id of [own.id, foreign.id]) await buildLetter({ resource: 'orders', record_id });
    expect(await eventsOf(phone)).to.have.length(4);
    const seen = await eventsOf(phone, { token: keeper.token });
    expect(seen.map(({ record }) => record.id)).to.deep.equal([own.id, own.id]);
  });

  it('tells viewers of masked records nothing by a phone, and no letters by a company', async () => {
    const phone = '+79160002003';
    const order = await api.given(() => buildOrder({ phone }));
    await buildLetter({ resource: 'orders', record_id: order.id });
    await buildManagerRequest({ phone });
    for (const role of ['ORDER_VIEW', 'BOOKKEEPER', 'MANAGER_REQUEST_VIEW'] satisfies StaffRole[])
      expect(await eventsOf(phone, { token: (await api.staff(role)).token }), role).to.deep.equal([]);
    const { id } = await buildLegalUser();
    const ofCompany = await api.given(() => buildOrder({ legal_user_id: id, buyer_kind: 'LEGAL' }));
    await buildLetter({ resource: 'orders', record_id: ofCompany.id });
    const { token: bookkeeper } = await api.staff('BOOKKEEPER');
    expect(titles(await eventsOf(`company-${id}`, { token: bookkeeper }))).to.deep.equal(['Создан заказ']);
    expect(await eventsOf(`company-${id}`)).to.have.length(2);
    const { token } = await api.staff('SEO_EDIT');
    const path = `/adm/clients/${encodeURIComponent(phone)}/timeline`;
    expect((await api.call('get', path, { token })).status).to.equal(403);
  });

  it('ends at a hundred events, and says that there are more', async () => {
    const phone = '+79160002004';
    const request = await buildManagerRequest({ phone });
    for (let number = 0; number < 101; number += 1)
      await buildLetter({ resource: 'manager_requests', record_id: request.id });
    const path = `/adm/clients/${encodeURIComponent(phone)}/timeline`;
    const { body } = await api.call<ClientTimeline>('get', path, { token: manager.token });
    expect([body.message.events.length, body.message.has_more]).to.deep.equal([100, true]);
  });

  describe('of one order', () => {
    const path = (id: number) => `/adm/orders/${id}/timeline`;
    const seenBy = async (id: number, token: string) => {
      const { status, body } = await api.call<ClientTimeline>('get', path(id), { token });
      return status === 200 ? titles(body.message.events) : status;
    };

    it('tells its money and letters to those who may see the order', async () => {
      const order = await api.given(() => buildOrder({}));
      await api.given(() => buildPayment({ order }));
      await api.given(async () => buildPayment({ order: await buildOrder({ phone: order.phone }) }));
      await buildLetter({ resource: 'orders', record_id: order.id, subject: 'Заказ принят' });
      const seen = ['Создан заказ', 'Начат платёж', 'Написано письмо: Заказ принят'];
      expect(await seenBy(order.id, manager.token)).to.have.members(seen);
      const masked = await seenBy(order.id, (await api.staff('ORDER_VIEW')).token);
      expect(masked).to.have.members(['Создан заказ', 'Начат платёж']);
    });

    it('is closed to a manager of other centres and to roles without orders', async () => {
      const order = await api.given(() => buildOrder({}));
      expect(await seenBy(order.id, (await api.staff('PARTNER_MANAGER')).token)).to.equal(404);
      expect(await seenBy(order.id, (await api.staff('MANAGER_REQUEST_VIEW')).token)).to.equal(403);
    });
  });
});
