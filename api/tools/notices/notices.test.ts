import type { Notices } from '@odonta/api/contract';
import { deleteNotices, Letter, noticesKeptDays, Session, StaffNotice } from '@odonta/db/models';
import { inTransaction } from '@odonta/db/postgres/transaction.ts';
import { buildCenter, buildManagerRequest, buildPartner, buildUser } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { type NewNotice, notify } from '../../platform/notices/notify.ts';
import { useApi } from '../../testing/useApi.ts';

describe('the bell', () => {
  const api = useApi();

  const announce = (notice: Partial<NewNotice> & Pick<NewNotice, 'to'>) =>
    inTransaction(api.sequelize, (transaction) =>
      notify({ kind: 'export_ready', text: 'Файл готов', path: '/exports', ...notice }, transaction),
    );
  const heard = async (token: string, query = '') =>
    (await api.call<Notices>('get', `/adm/notices${query}`, { token })).body.message;
  const read = (token: string, body: object) =>
    api.call<Notices>('post', '/adm/notices/read', { token, body });

  it('tells its owner alone, newest first, and counts what is unread', async () => {
    const [anna, boris] = [await api.staff('MANAGER'), await api.staff('MANAGER')];
    await announce({ to: [anna.user.id] });
    await announce({ to: [anna.user.id, anna.user.id], text: 'Второе' });
    const { unread, notices } = await heard(anna.token);
    expect([unread, notices.map(({ text }) => text)]).to.deep.equal([2, ['Второе', 'Файл готов']]);
    expect(await heard(boris.token)).to.deep.equal({ unread: 0, notices: [] });
    const after = await heard(anna.token, `?after=${notices[1]?.id}`);
    expect([after.unread, after.notices.map(({ text }) => text)]).to.deep.equal([2, ['Второе']]);
  });

  it('is read one by one or up to what was seen, and by its owner alone', async () => {
    const [anna, boris] = [await api.staff('MANAGER'), await api.staff('MANAGER')];
    for (const text of ['Первое', 'Второе', 'Третье']) await announce({ to: [anna.user.id], text });
    const [third, second, first] = (await heard(anna.token)).notices.map(({ id }) => id);
    await read(boris.token, { ids: [first, second, third] });
    await read(boris.token, { up_to: third });
    expect((await heard(anna.token)).unread).to.equal(3);
    expect((await read(anna.token, { ids: [third] })).body.message.unread).to.equal(2);
    const { body } = await read(anna.token, { up_to: second });
    expect(body.message.notices.map(({ is_read }) => is_read)).to.deep.equal([true, true, true]);
    for (const wrong of [{}, { ids: [] }, { ids: [1], up_to: 1 }, { ids: ['x'] }, { user_id: 1, up_to: 1 }])
      expect((await read(anna.token, wrong)).status, JSON.stringify(wrong)).to.equal(422);
  });

  it('rings for nobody when the transaction that rang it fails, nor for who cannot sign in to the back-office', async () => {
    const { user, token } = await api.staff('MANAGER');
    const failed = inTransaction(api.sequelize, async (transaction) => {
      await notify({ to: [user.id], kind: 'task', text: 'Не случилось', path: '/' }, transaction);
      throw new Error('the transaction fails');
    });
    await failed.catch(() => undefined);
    expect((await heard(token)).unread).to.equal(0);
    const blocked = await buildUser({ roles: ['MANAGER'], status: 'BLOCKED' });
    const partner = await buildPartner(await buildCenter());
    await announce({ to: [blocked.id, partner.id] });
    expect(await StaffNotice.count({ where: { user_id: [blocked.id, partner.id] } })).to.equal(0);
  });

  it('writes a letter with the way there where that is asked for', async () => {
    const { user } = await api.staff('MANAGER');
    await announce({ to: [user.id], path: '/prods/7/show', letter: { subject: 'Вас ждут' } });
    const [letter] = await Letter.findAll({ where: { to: user.email } });
    expect(letter?.subject).to.equal('Вас ждут');
    expect(letter?.text).to.include('Файл готов').and.include('/adm/prods/7/show');
  });

  it('lets go of what was read long ago, and of what nobody ever read', async () => {
    const { user, token } = await api.staff('MANAGER');
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const common = { user_id: user.id, kind: 'task' as const, path: '/' };
    const { read, unread } = noticesKeptDays;
    await StaffNotice.bulkCreate([
      { ...common, text: 'Прочитано давно', created_at: daysAgo(read + 2), read_at: daysAgo(read + 1) },
      { ...common, text: 'Прочитано недавно', created_at: daysAgo(read + 2), read_at: daysAgo(read - 1) },
      { ...common, text: 'Не прочитано', created_at: daysAgo(unread - 1) },
      { ...common, text: 'Не прочитано никогда', created_at: daysAgo(unread + 1) },
    ]);
    expect(await deleteNotices()).to.equal(2);
    const left = (await heard(token)).notices.map(({ text }) => text);
    expect(left).to.have.members(['Прочитано недавно', 'Не прочитано']);
    expect(await deleteNotices()).to.equal(0);
  });

  it('keeps no session alive: it asks by itself', async () => {
    const { user, token } = await api.staff('MANAGER');
    const before = new Date(Date.now() - 20 * 60_000);
    await Session.update({ last_used_at: before }, { where: { subject_id: user.id } });
    await heard(token);
    const session = () => Session.findOne({ where: { subject_id: user.id }, rejectOnEmpty: true });
    expect((await session()).last_used_at.getTime()).to.equal(before.getTime());
    await api.call('get', '/adm/views', { token });
    expect((await session()).last_used_at.getTime()).to.be.greaterThan(before.getTime());
  });

  it('tells a manager of the request that was assigned to him, and not one who assigns to himself', async () => {
    const [head, manager] = [await api.staff('ROP_COURSE'), await api.staff('MANAGER')];
    const { id } = await buildManagerRequest();
    const assign = (manager_id: number) =>
      api.call('post', `/adm/manager_requests/${id}/assign`, { token: head.token, body: { manager_id } });
    expect((await assign(manager.user.id)).status).to.equal(200);
    const [notice] = (await heard(manager.token)).notices;
    expect(notice?.text).to.include(`вам заявку № ${id}`);
    expect(notice).to.deep.include({ kind: 'assignment', path: `/manager_requests/${id}/show` });
    await assign(head.user.id);
    expect((await heard(head.token)).unread).to.equal(0);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
