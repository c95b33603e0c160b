import type { StaffCenter } from '@odonta/api/contract';
import { AuditEntry, ProdCard } from '@odonta/db/models';
import { buildCenter, buildPartner, buildProd, buildUser } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('staff centres', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('ROP_COURSE')).token;
  });

  const act = (id: number, move: string, body: unknown = {}) =>
    api.call<StaffCenter>('post', `/adm/centers/${id}/${move}`, { token, body });
  const get = (id: number, as = token) => api.call<StaffCenter>('get', `/adm/centers/${id}`, { token: as });
  const hasCard = async (id: number) => (await ProdCard.findByPk(id)) !== null;

  it('begins as registered, with its phones in one form, and is approved', async () => {
    const body = {
      name: 'Дента',
      email: 'Info@Denta.example',
      phone: '8 912 345 67 89',
      city: 'Пермь',
    };
    const created = await api.call<StaffCenter>('post', '/adm/centers', { token, body });
    expect(created.status).to.equal(201);
    const { message } = created.body;
    expect(message).to.include({
      email: 'info@denta.example',
      phone: '+79123456789',
      sale: 0,
      sale_asked: null,
      status: 'CREATED',
      approve: false,
    });
    expect((await act(message.id, 'approve')).body.message).to.include({
      status: 'CONFIRMED',
      approve: true,
    });
  });

  it('takes neither its status nor its manager from an edit', async () => {
    const center = await buildCenter({ status: 'CREATED' });
    const forged = {
      status: 'CONFIRMED',
      approve: true,
      manager_id: 1,
      suspended_at: 1,
      pay_inn: '7701234567',
      id: 1,
    };
    const { status, body } = await api.call('put', `/adm/centers/${center.id}`, { token, body: forged });
    expect([status, Object.keys(body.errors).sort()]).to.deep.equal([422, Object.keys(forged).sort()]);
    await center.reload();
    expect(center).to.include({ status: 'CREATED', approve: false, manager_id: null, pay_inn: null });
  });

  it('is wrong with a phone of letters or a share above a hundred', async () => {
    const { body } = await api.call('post', '/adm/centers', {
      token,
      body: { name: 'Д', email: 'x', phone: 'abc', sale: 101 },
    });
    expect(body.errors).to.deep.equal({
      name: 'Минимальная длина 2 симв.',
      email: 'Введите корректную электронную почту',
      phone: 'Введите корректный номер телефона',
      sale: 'Не больше 100',
    });
  });

  it('is suspended for a reason, and its courses leave the catalogue until it is restored', async () => {
    const center = await buildCenter();
    const prod = await api.given(() => buildProd({ center_id: center.id }));
    expect((await act(center.id, 'suspend')).body.errors).to.deep.equal({ reason: 'Обязательное поле' });
    const { body } = await act(center.id, 'suspend', { reason: 'Нет лицензии' });
    expect(body.message.available_transitions.map(({ name }) => name)).to.deep.equal([
      'restore',
      'assign_manager',
    ]);
    expect(await hasCard(prod.id)).to.equal(false);
    expect((await api.call('get', `/prods/${prod.id}`)).status).to.equal(404);
    expect((await act(center.id, 'suspend', { reason: 'Ещё раз' })).status).to.equal(409);
    await act(center.id, 'restore');
    expect(await hasCard(prod.id)).to.equal(true);
  });

  it('is given a manager from among the staff, who then sees it and edits it', async () => {
    const { user, token: keeper } = await api.staff('PARTNER_MANAGER');
    const center = await buildCenter();
    expect((await get(center.id, keeper)).status).to.equal(404);
    expect(
      (await act(center.id, 'assign_manager', { manager_id: user.id })).body.message.manager_id,
    ).to.equal(user.id);
    expect((await get(center.id, keeper)).status).to.equal(200);
    const renamed = await api.call('put', `/adm/centers/${center.id}`, {
      token: keeper,
      body: { name: 'Дента Плюс' },
    });
    expect(renamed.status).to.equal(200);
    const partner = await buildPartner(center);
    const blocked = await buildUser({ status: 'BLOCKED' });
    for (const manager_id of [partner.id, blocked.id, 999_999])
      expect((await act(center.id, 'assign_manager', { manager_id })).body.errors).to.deep.equal({
        manager_id: 'Такого сотрудника нет',
      });
    expect((await act(center.id, 'assign_manager', { manager_id: null })).body.message.manager_id).to.equal(
      null,
    );
    expect((await get(center.id, keeper)).status).to.equal(404);
  });

  it('hides its people from roles that need only its name', async () => {
    const editor = (await api.staff('COURSE_EDITOR')).token;
    const { id } = await buildCenter({
      email: 'boss@denta.example',
      phone: '+79123456789',
      kontact_name: 'Иванов Иван Ильич',
      kontact_phone: '+79123456780',
    });
    expect((await get(id, editor)).body.message).to.include({
      email: 'b***@denta.example',
      phone: '+7 *** ***-67-89',
      kontact_name: 'Иванов И. И.',
      kontact_phone: '+7 *** ***-67-80',
    });
    expect((await get(id)).body.message).to.include({
      email: 'boss@denta.example',
      kontact_name: 'Иванов Иван Ильич',
    });
  });

  it('has its people masked in the journal', async () => {
    const { id } = await buildCenter({ kontact_name: 'Иванов Иван' });
    await api.call('put', `/adm/centers/${id}`, {
      token,
      body: { kontact_name: 'Петров Пётр', city: 'Омск' },
    });
    const entry = await AuditEntry.findOne({
      where: { resource: 'centers', record_id: String(id), action: 'edit' },
    });
    expect(entry?.changes).to.deep.equal({ kontact_name: ['Иванов И.', 'Петров П.'], city: [null, 'Омск'] });
  });

  it('shows nothing of its bank account: that is another resource', async () => {
    const { id } = await buildCenter({
      pay_inn: '7701234567',
      pay_bank: 'Банк',
      director_name: 'Директоров',
    });
    expect((await get(id)).text).to.not.match(/7701234567|Банк|Директоров/);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
