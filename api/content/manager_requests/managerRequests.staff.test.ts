import type { StaffManagerRequest } from '@odonta/api/contract';
import { AuditEntry, ManagerRequest, type User } from '@odonta/db/models';
import { buildCenter, buildManagerRequest, buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi, useStaff } from '../../testing/useApi.ts';

interface Staff {
  user: User;
  token: string;
}

describe('staff requests', () => {
  const api = useApi();
  const manager = useStaff(api, 'MANAGER');
  const head = useStaff(api, 'ROP_COURSE');

  const path = (id: number, move = '') => `/adm/manager_requests/${id}${move && `/${move}`}`;
  const act = (as: Staff, id: number, move: string, body: unknown = {}) =>
    api.call<StaffManagerRequest>('post', path(id, move), { token: as.token, body });
  const get = (as: Staff, id: number) => api.call<StaffManagerRequest>('get', path(id), { token: as.token });
  const list = (as: Staff, filter: object) =>
    api.call<StaffManagerRequest[]>('get', `/adm/manager_requests?filter=${JSON.stringify(filter)}`, {
      token: as.token,
    });

  it('keeps notes and the next call, and takes no other field', async () => {
    const { id } = await buildManagerRequest();
    const body = { comment_internal: 'Перезвонить', next_contact_at: 1_900_000_000 };
    const edited = await api.call<StaffManagerRequest>('put', path(id), { token: manager.token, body });
    expect(edited.body.message).to.include(body);
    const foreign = {
      phone: '+70000000000',
      status: 'CONFIRMED',
      manager_id: 1,
      result: 'BOOKED',
      consent_id: 1,
    };
    const refused = await api.call('put', path(id), { token: manager.token, body: foreign });
    expect([refused.status, Object.keys(refused.body.errors)]).to.deep.equal([422, Object.keys(foreign)]);
  });

  it('is found by its status, manager, course, number, date, words, and being free or late', async () => {
    const prod = await api.given(() => buildProd());
    const yesterday = new Date(Date.now() - 86_400_000);
    const late = await buildManagerRequest({
      prod_id: prod.id,
      sla_due_at: yesterday,
      name: 'Полина Опоздавшая',
    });
    const taken = await buildManagerRequest({
      prod_id: prod.id,
      manager_id: manager.user.id,
      sla_due_at: new Date(Date.now() + 9e6),
    });
    const old = await buildManagerRequest({
      prod_id: prod.id,
      status: 'REJECTED',
      manager_id: manager.user.id,
      created_at: yesterday,
    });
    const withoutTerm = await buildManagerRequest({ city: 'Бессрочный', sla_due_at: null });
    expect((await list(manager, { q: 'Бессрочный', is_overdue: false })).body.message[0]?.id).to.equal(
      withoutTerm.id,
    );
    const about = { prod_id: prod.id };
    const idsOf = async (filter: object) => {
      const { status, body } = await list(manager, { ...about, ...filter });
      expect(status).to.equal(200);
      return body.message.map(({ id }) => id);
    };
    expect(await idsOf({})).to.deep.equal([old.id, taken.id, late.id]);
    expect(await idsOf({ status: 'CREATED' })).to.deep.equal([taken.id, late.id]);
    expect(await idsOf({ status: ['CREATED', 'REJECTED'] })).to.have.length(3);
    expect(await idsOf({ manager_id: manager.user.id })).to.deep.equal([old.id, taken.id]);
    expect(await idsOf({ is_free: true })).to.deep.equal([late.id]);
    expect(await idsOf({ is_free: false })).to.deep.equal([old.id, taken.id]);
    expect(await idsOf({ is_overdue: true })).to.deep.equal([late.id]);
    expect(await idsOf({ is_overdue: false })).to.deep.equal([old.id, taken.id]);
    expect(await idsOf({ q: 'опоздавшая ПОЛИНА' })).to.deep.equal([late.id]);
    expect(await idsOf({ q: String(taken.id) })).to.include(taken.id);
    expect(await idsOf({ created_to: Math.floor(yesterday.getTime() / 1000) + 60 })).to.deep.equal([old.id]);
    const { body } = await list(manager, { ...about, status: 'REJECTED' });
    expect(body.facets).to.deep.equal({ status: { CREATED: 2, REJECTED: 1 } });
    expect(body.message[0]?.is_overdue).to.equal(false);
  });

  it('is seen by the manager of a centre when it is about his centre, and by him alone of his kind', async () => {
    const keeper = await api.staff('PARTNER_MANAGER');
    const center = await buildCenter({ manager_id: keeper.user.id });
    const own = await buildManagerRequest({ center_id: center.id });
    const foreign = await buildManagerRequest({ center_id: (await buildCenter()).id });
    const { body } = await list(keeper, {});
    expect(body.message.map(({ id }) => id)).to.deep.equal([own.id]);
    expect((await get(keeper, foreign.id)).status).to.equal(404);
    expect((await act(keeper, foreign.id, 'take')).status).to.equal(404);
    expect((await act(keeper, own.id, 'take')).status).to.equal(200);
  });

  it('hides the person from who may only look', async () => {
    const viewer = await api.staff('MANAGER_REQUEST_VIEW');
    const { id } = await buildManagerRequest({
      comment: 'Секрет',
      comment_internal: 'Тайна',
      repeats: [{ at: 1, comment: 'Ещё секрет' }],
    });
    const { text, body } = await get(viewer, id);
    expect(body.message).to.include({
      name: 'Иван П.',
      phone: '+7 *** ***-45-67',
      email: 'i***@test.local',
      comment: '***',
    });
    expect(text).to.not.match(/секрет|тайна|петров|90012/i);
    expect(body.message.available_transitions).to.deep.equal([]);
  });

  it('is not to be guessed by who may only look: a search of what is hidden from him finds nothing', async () => {
    const viewer = await api.staff('MANAGER_REQUEST_VIEW');
    await buildManagerRequest({ phone: '+79123334455', city: 'Урюпинск' });
    expect((await list(viewer, { q: '9123334455' })).body.message).to.deep.equal([]);
    expect((await list(viewer, { q: 'урюпинск' })).body.message).to.have.length(1);
    expect((await list(manager, { q: '9123334455' })).body.message).to.have.length(1);
  });

  it('leaves the lists when an administrator deletes it, and stays in the journal', async () => {
    const admin = await api.staff('ADMIN');
    const { id } = await buildManagerRequest();
    expect((await api.call('delete', path(id), { token: head.token })).status).to.equal(403);
    expect((await api.call('delete', path(id), { token: admin.token })).status).to.equal(200);
    expect((await get(admin, id)).status).to.equal(404);
    expect(await ManagerRequest.count({ where: { id }, paranoid: false })).to.equal(1);
    expect(await AuditEntry.count({ where: { record_id: String(id), action: 'delete' } })).to.equal(1);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
