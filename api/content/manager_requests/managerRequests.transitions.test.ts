import type { StaffManagerRequest } from '@odonta/api/contract';
import { AuditEntry, Letter, type User } from '@odonta/db/models';
import { buildManagerRequest, buildProd } from '@odonta/db/testing/factories.ts';
import { requestState } from '@odonta/db/vocabulary/content/requests/managerRequest.ts';
import { expect } from 'chai';
import { eventually } from '../../testing/eventually.ts';
import { useApi, useStaff } from '../../testing/useApi.ts';

interface Staff {
  user: User;
  token: string;
}

describe('the transitions of a request', () => {
  const api = useApi();
  const manager = useStaff(api, 'MANAGER');
  const colleague = useStaff(api, 'MANAGER');
  const head = useStaff(api, 'ROP_COURSE');

  const path = (id: number, move = '') => `/adm/manager_requests/${id}${move && `/${move}`}`;
  const act = (as: Staff, id: number, move: string, body: unknown = {}) =>
    api.call<StaffManagerRequest>('post', path(id, move), { token: as.token, body });
  const get = (as: Staff, id: number) => api.call<StaffManagerRequest>('get', path(id), { token: as.token });
  const booked = { result: 'BOOKED' };

  it('shows a request with its course, its number of old and what may be done with it', async () => {
    const prod = await api.given(() => buildProd());
    const { id } = await buildManagerRequest({ prod_id: prod.id });
    const { message } = (await get(manager, id)).body;
    expect(message.prod).to.deep.equal({
      id: prod.id,
      name: prod.name,
      canonical: `/prods/${prod.slug}-${prod.id}`,
    });
    expect(message.status_num).to.equal(2);
    expect(message.available_transitions.map(({ name }) => name)).to.deep.equal([
      'take',
      'confirm',
      'reject',
    ]);
    expect(message.available_transitions[2]).to.deep.equal({
      name: 'reject',
      to: 'REJECTED',
      label: 'Отклонить',
      needs_reason: true,
      needs_file: false,
      confirm_text: null,
    });
  });

  it('is taken by one of two managers at the same moment', async () => {
    const { id } = await buildManagerRequest();
    const answers = await Promise.all([act(manager, id, 'take'), act(colleague, id, 'take')]);
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409]);
    const taken = answers.find(({ status }) => status === 200);
    expect((await get(head, id)).body.message.manager_id).to.equal(taken?.body.message.manager_id);
  });

  it('is confirmed with a result, a history and a letter that leaves', async () => {
    const prod = await api.given(() => buildProd({ name: 'Хирургия для начинающих' }));
    const { id } = await buildManagerRequest({ prod_id: prod.id });
    const { status, body } = await act(manager, id, 'confirm', { ...booked, comment: 'Придёт в мае' });
    expect(status).to.equal(200);
    expect(body.message).to.include({
      status: 'CONFIRMED',
      status_num: 3,
      result: 'BOOKED',
      manager_id: manager.user.id,
    });
    expect(body.message).to.include({ comment_internal: 'Придёт в мае', manager_name: manager.user.name });
    expect(body.message.first_response_at).to.be.a('number');
    expect(body.message.history.map(({ at, ...step }) => step)).to.deep.equal([
      {
        move: 'confirm',
        label: 'Итог заявки записан',
        from: 'CREATED',
        to: 'CONFIRMED',
        actor: manager.user.name,
        reason: null,
      },
    ]);
    await eventually(async () => {
      const letter = await Letter.findOne({ where: { record_id: id, kind: 'request_confirmed' } });
      expect(letter).to.include({ status: 'SENT', to: 'ivan@test.local' });
      expect(letter?.subject).to.equal(`Заявка № ${id}: вы записаны на курс`);
      expect(letter?.text).to.include('«Хирургия для начинающих»').and.include('вы записаны на курс');
    });
  });

  it('that was only answered says in its letter no more than that', async () => {
    const { id } = await buildManagerRequest();
    expect((await act(manager, id, 'confirm', { result: 'INFO' })).status).to.equal(200);
    const { subject, text } = await Letter.findOne({ where: { record_id: id }, rejectOnEmpty: true });
    expect(subject).to.equal(`Заявка № ${id}: ответ`);
    expect(text).to.not.match(/подтвержд|записан|связаться/i);
  });

  it('asks for the result to confirm and the reason to reject', async () => {
    const { id } = await buildManagerRequest();
    const confirmed = await act(manager, id, 'confirm');
    expect([confirmed.status, confirmed.body.errors]).to.deep.equal([422, { result: 'Выберите результат' }]);
    const rejected = await act(manager, id, 'reject');
    expect([rejected.status, rejected.body.errors]).to.deep.equal([422, { reason: 'Обязательное поле' }]);
    expect((await get(head, id)).body.message).to.include({ status: 'CREATED', version: 0 });
    expect(await Letter.count({ where: { record_id: id } })).to.equal(0);
  });

  it('is rejected for a reason that its history keeps', async () => {
    const { id } = await buildManagerRequest();
    const { body } = await act(manager, id, 'reject', { reason: 'Спам' });
    expect(body.message).to.include({ status: 'REJECTED', status_num: 6 });
    expect(body.message.history.at(-1)).to.include({ reason: 'Спам', to: 'REJECTED' });
    const entry = await AuditEntry.findOne({
      where: { resource: 'manager_requests', record_id: String(id), action: 'reject' },
    });
    expect(entry).to.include({ reason: 'Спам', actor_id: manager.user.id });
    expect(entry?.actor_roles).to.deep.equal(['MANAGER']);
  });

  it('is nobody else’s business once a manager has taken it', async () => {
    const { id } = await buildManagerRequest({ manager_id: colleague.user.id });
    for (const [move, body] of [
      ['take', {}],
      ['confirm', booked],
      ['reject', { reason: 'Спам' }],
    ] as const) {
      const answer = await act(manager, id, move, body);
      expect([move, answer.status, answer.body.code]).to.deep.equal([move, 409, 'TRANSITION_NOT_ALLOWED']);
    }
    const edited = await api.call('put', path(id), {
      token: manager.token,
      body: { comment_internal: 'Моё' },
    });
    expect(edited.status).to.equal(403);
    const whole = { action: 'update', ids: [id], data: { comment_internal: 'Моё' } };
    expect(
      (await api.call('post', '/adm/manager_requests/bulk', { token: manager.token, body: whole })).status,
    ).to.equal(403);
    expect((await get(manager, id)).body.message).to.include({ comment_internal: null, version: 0 });
    expect((await act(colleague, id, 'confirm', booked)).status).to.equal(200);
  });

  it('is assigned by the head of sales, who may settle anybody’s', async () => {
    const { id } = await buildManagerRequest({ manager_id: colleague.user.id });
    const { body } = await act(head, id, 'assign', { manager_id: manager.user.id });
    expect(body.message.manager_id).to.equal(manager.user.id);
    expect((await act(head, id, 'confirm', booked)).status).to.equal(200);
    expect((await act(manager, id, 'assign', { manager_id: 1 })).status).to.equal(403);
  });

  it('is assigned to nobody who does not work with requests', async () => {
    const { user } = await api.staff('COURSE_EDITOR');
    const { id } = await buildManagerRequest();
    for (const manager_id of [user.id, 999_999]) {
      const { status, body } = await act(head, id, 'assign', { manager_id });
      expect([status, body.errors]).to.deep.equal([
        422,
        { manager_id: 'Этот сотрудник не работает с заявками' },
      ]);
    }
  });

  it('ends in a refusal when the client refused, and writes no letter that thanks him', async () => {
    const { id } = await buildManagerRequest();
    const { body } = await act(manager, id, 'confirm', { result: 'REFUSED' });
    expect(body.message).to.include({ status: 'REJECTED', result: 'REFUSED' });
    expect(body.message.history.at(-1)).to.include({ move: 'confirm', to: 'REJECTED' });
    expect(await Letter.count({ where: { record_id: id, kind: 'request_confirmed' } })).to.equal(0);
    expect(requestState(body.message)).to.equal('Отказался');
  });

  it('stays in work until the next contact when nobody was reached', async () => {
    const { id } = await buildManagerRequest();
    const unsaid = await act(manager, id, 'confirm', { result: 'NO_ANSWER' });
    expect(unsaid.body.errors).to.deep.equal({ next_contact_at: 'Когда позвонить снова?' });
    const next_contact_at = 2_000_000_000;
    const { body } = await act(manager, id, 'confirm', { result: 'NO_ANSWER', next_contact_at });
    expect(body.message).to.include({ status: 'CREATED', result: 'NO_ANSWER', next_contact_at });
    expect(requestState(body.message)).to.equal('Не дозвонился');
    expect(await Letter.count({ where: { record_id: id, kind: 'request_confirmed' } })).to.equal(0);
  });

  it('is opened again by its manager for a reason, and counts how often', async () => {
    const { id } = await buildManagerRequest();
    await act(manager, id, 'confirm', booked);
    expect((await act(manager, id, 'reopen')).body.errors).to.deep.equal({ reason: 'Обязательное поле' });
    const again = { reason: 'Клиент передумал' };
    expect((await act(colleague, id, 'reopen', again)).status, 'of another').to.equal(409);
    const { body } = await act(manager, id, 'reopen', again);
    expect(body.message).to.include({ status: 'CREATED', result: null, reopened: 1 });
    expect(body.message.history.map(({ move }) => move)).to.deep.equal(['confirm', 'reopen']);
    await act(head, id, 'confirm', { result: 'INFO' });
    expect((await act(head, id, 'reopen', again)).body.message.reopened).to.equal(2);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
