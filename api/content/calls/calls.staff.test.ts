import type { ClientTimeline, StaffCall, StaffClient } from '@odonta/api/contract';
import { buildCall } from '@odonta/db/testing/callFactory.ts';
import { buildIndividual, buildManagerRequest } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import type { StaffRole } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { useApi, useStaff } from '../../testing/useApi.ts';

describe('a call in the log of calls', () => {
  const api = useApi();
  const manager = useStaff(api, 'MANAGER');
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

  const enter = (body: object, token = manager.token) =>
    api.call<StaffCall>('post', '/adm/calls', { token, body });
  const listed = async (filter: object, token = manager.token) => {
    const path = `/adm/calls?filter=${encodeURIComponent(JSON.stringify(filter))}`;
    return (await api.call<StaffCall[]>('get', path, { token })).body.message;
  };
  const idsOf = async (filter: object, token?: string) => (await listed(filter, token)).map(({ id }) => id);

  it('is entered by the person who talked, now unless he says when', async () => {
    const { status, body } = await enter({
      direction: 'OUT',
      phone: '8 916 000-40-01',
      outcome: 'NO_ANSWER',
    });
    expect(status).to.equal(201);
    expect(body.message).to.include({
      ...{ source: 'MANUAL', phone: '+79160004001', user_id: manager.user.id, duration: null },
    });
    expect(body.message.started_at).to.be.closeTo(nowInSeconds(), 60);
  });

  it('has an outcome of its direction, and has begun', async () => {
    const errorsOf = async (differing: object) => {
      const body = { direction: 'IN', phone: '+79160004002', outcome: 'ANSWERED', ...differing };
      return Object.keys((await enter(body)).body.errors ?? {});
    };
    expect(await errorsOf({ outcome: 'NO_ANSWER' })).to.deep.equal(['outcome']);
    expect(await errorsOf({ direction: 'OUT', outcome: 'MISSED' })).to.deep.equal(['outcome']);
    expect(await errorsOf({ started_at: nowInSeconds() + 3600 })).to.deep.equal(['started_at']);
    expect(await errorsOf({ phone: '12' })).to.deep.equal(['phone']);
    expect(await errorsOf({})).to.deep.equal([]);
  });

  it('of the exchange keeps its facts: only the note is written by people', async () => {
    const { id } = await buildCall({ source: 'PBX', entry_id: 'kept', ended_at: minutesAgo(1) });
    const write = (body: object) =>
      api.call<StaffCall>('put', `/adm/calls/${id}`, { token: manager.token, body });
    expect((await write({ outcome: 'ANSWERED' })).status).to.equal(409);
    const { status, body } = await write({ note: 'Просил перезвонить' });
    expect([status, body.message.note]).to.deep.equal([200, 'Просил перезвонить']);
  });

  it('waits for an answer until the caller was spoken with or called', async () => {
    const [lost, returned, again] = ['+79160004003', '+79160004004', '+79160004005'];
    const first = await buildCall({ phone: lost, started_at: minutesAgo(30) });
    const second = await buildCall({ phone: lost, started_at: minutesAgo(20) });
    await buildCall({ phone: returned, started_at: minutesAgo(30) });
    await buildCall({ phone: returned, direction: 'OUT', outcome: 'NO_ANSWER', started_at: minutesAgo(10) });
    const old = await buildCall({ phone: again, started_at: minutesAgo(8 * 1440) });
    const waiting = await idsOf({ is_unreturned: true });
    expect(waiting).to.include(second.id).and.not.include(first.id);
    expect((await listed({ is_unreturned: true })).map(({ phone }) => phone)).to.not.include(returned);
    expect(waiting).to.not.include(old.id);
    expect(await idsOf({ is_unreturned: false })).to.include.members([first.id, old.id]);
  });

  it('of a known client bears his name, and a missed one shows on his card', async () => {
    const phone = '+79160004006';
    const person = await buildIndividual({ last_name: 'Звонарёва', first_name: 'Инна', phone });
    const missed = await buildCall({ phone, started_at: minutesAgo(5) });
    expect((await listed({ client: `individual-${person.id}` }))[0]).to.include({
      ...{ id: missed.id, client_name: 'Звонарёва Инна' },
    });
    const card = async () =>
      (await api.call<StaffClient>('get', `/adm/clients/individual-${person.id}`, { token: manager.token }))
        .body.message;
    expect((await card()).counts.calls).to.equal(1);
    expect((await card()).missed_call).to.deep.include({ id: missed.id });
    expect((await enter({ direction: 'OUT', phone, outcome: 'ANSWERED' })).status).to.equal(201);
    expect((await card()).missed_call).to.equal(null);
  });

  it('is an event of its client, of his requests and of his orders', async () => {
    const phone = '+79160004007';
    const [order, request] = await api.given(async () => [
      await buildOrder({ phone }),
      await buildManagerRequest({ phone }),
    ]);
    await buildCall({ phone, started_at: minutesAgo(60), note: 'Спешил' });
    const at = async (path: string, token = manager.token) => {
      const { status, body } = await api.call<ClientTimeline>('get', `/adm/${path}?kind=CALLS`, { token });
      return status === 200 ? body.message.events : status;
    };
    const paths = [
      `clients/${encodeURIComponent(phone)}/timeline`,
      `orders/${order.id}/timeline`,
      `manager_requests/${request.id}/timeline`,
    ];
    for (const path of paths) {
      const events = await at(path);
      expect(events, path).to.have.length(1);
      expect((events as ClientTimeline['events'])[0]).to.include({
        ...{ kind: 'CALLS', title: 'Пропущенный звонок', detail: 'Спешил', actor: 'Анна Сотрудница' },
      });
    }
    const { token: viewer } = await api.staff('MANAGER_REQUEST_VIEW');
    expect(await at(`manager_requests/${request.id}/timeline`, viewer)).to.deep.equal([]);
    // One who may list his own calls and sees foreign orders masked must not match an order with a phone by a call.
    const both = await api.staff('BOOKKEEPER', 'PARTNER_MANAGER');
    await buildCall({ phone, user_id: both.user.id });
    expect(await idsOf({ client: phone }, both.token)).to.have.length(1);
    expect(await at(`orders/${order.id}/timeline`, both.token)).to.deep.equal([]);
  });

  it('is masked as phones are, and not found by a phone that is masked', async () => {
    const phone = '+79160004008';
    const { id } = await buildCall({ phone, note: 'Личное' });
    const { token } = await api.staff('MANAGER_REQUEST_VIEW');
    const [shown] = (await listed({}, token)).filter((call) => call.id === id);
    expect(shown).to.include({ phone: '+7 *** ***-40-08', note: '***' });
    expect(await idsOf({ client: phone }, token)).to.deep.equal([]);
    expect(await idsOf({ q: '0004008' }, token)).to.deep.equal([]);
    expect(await idsOf({ q: '0004008' })).to.deep.equal([id]);
    const found = await api.call<{ resource: string }[]>('get', '/adm/search?q=%2B79160004008', {
      token: manager.token,
    });
    expect(found.body.message.map(({ resource }) => resource)).to.include('calls');
  });

  it('is open to those who work with clients, and of a manager of centres only his own', async () => {
    const keeper = await api.staff('PARTNER_MANAGER');
    const own = await buildCall({ user_id: keeper.user.id });
    await buildCall();
    expect(await idsOf({}, keeper.token)).to.deep.equal([own.id]);
    for (const role of ['BOOKKEEPER', 'SEO_EDIT', 'ORDER_VIEW'] satisfies StaffRole[]) {
      const { token } = await api.staff(role);
      expect((await api.call('get', '/adm/calls', { token })).status, role).to.equal(403);
    }
  });

  it('gets no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
