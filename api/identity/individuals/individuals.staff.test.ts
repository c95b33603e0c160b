import type { RevealedIndividual, StaffIndividual } from '@odonta/api/contract';
import { AuditEntry, Individual } from '@odonta/db/models';
import { buildIndividual } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { individualAccounts } from '../sessions/accountKinds.ts';

describe('individuals as staff see them', () => {
  const api = useApi();
  let rop: string;
  let manager: string;

  before(async () => {
    rop = (await api.staff('ROP_COURSE')).token;
    manager = (await api.staff('MANAGER')).token;
  });

  const act = (id: number, move: string, body: object, token = rop) =>
    api.call<StaffIndividual>('post', `/adm/individuals/${id}/${move}`, { token, body });
  const me = (token: string) => api.call('get', '/individual/me', { token });

  it('contacts of individuals are masked for everybody, under both addresses', async () => {
    const { id } = await buildIndividual({ phone: '+79161112233', email: 'polina@test.local' });
    for (const path of [`/adm/individuals/${id}`, `/individual/adm/${id}`]) {
      const { body } = await api.call<StaffIndividual>('get', path, { token: manager });
      expect(body.message).to.include({ phone: '+7 *** ***-22-33', email: 'p***@test.local' });
    }
    const exported = await api.call('get', '/adm/individuals/export?format=csv', { token: rop });
    expect(exported.text)
      .to.include('Покупателев')
      .and.not.match(/polina|1112233/);
  });

  it('each reveal of a contact is in the audit log', async () => {
    const { id } = await buildIndividual({ phone: '+79161112244', email: 'seen@test.local' });
    const { body } = await api.call<RevealedIndividual>('post', `/adm/individuals/${id}/reveal`, {
      token: manager,
      body: {},
    });
    expect(body.message).to.deep.equal({
      id,
      phone: '+79161112244',
      email: 'seen@test.local',
      bonus_phone: null,
    });
    const entry = await AuditEntry.findOne({ where: { action: 'reveal', record_id: String(id) } });
    expect(entry?.actor_roles).to.deep.equal(['MANAGER']);
    const masked = (await api.staff('CLINICS_MODERATOR')).token;
    expect(
      (await api.call('post', `/adm/individuals/${id}/reveal`, { token: masked, body: {} })).status,
    ).to.equal(403);
    expect(
      (await api.call('post', '/adm/individuals/2147483/reveal', { token: manager, body: {} })).status,
    ).to.equal(404);
  });

  it('masked contacts that a form sends back stay, and empty ones are cleared', async () => {
    const row = await buildIndividual({ phone: '+79161112255', city: 'Пермь' });
    const path = `/adm/individuals/${row.id}`;
    const { body } = await api.call<StaffIndividual>('get', path, { token: manager });
    const sent = { ...body.message, first_name: 'Пётр', city: null };
    expect((await api.call('put', path, { token: manager, body: sent })).status).to.equal(200);
    expect(await row.reload()).to.include({ phone: '+79161112255', first_name: 'Пётр', city: null });
    const clash = await api.call('put', path, {
      token: manager,
      body: { email: (await buildIndividual()).email },
    });
    expect(clash.body.errors).to.deep.equal({ email: 'Эта почта уже занята' });
    const nobody = await api.call('put', path, { token: manager, body: { email: null, phone: null } });
    expect(nobody.body.errors).to.have.all.keys('email');
  });

  it('a phone typed by staff is unverified, and a verified phone loses its proof when it changes', async () => {
    const provedOf = async (id: number) => (await Individual.findByPk(id))?.phone_proved_at;
    const save = (method: string, path: string, body: object) =>
      api.call<StaffIndividual>(method, `/adm/individuals${path}`, { token: rop, body });
    const guest = { last_name: 'Гостева', first_name: 'Анна', phone: '+79161112277' };
    const { status, body } = await save('post', '', guest);
    expect(status).to.equal(201);
    expect(await provedOf(body.message.id)).to.equal(null);
    const own = await buildIndividual({ phone: '+79161112288', phone_proved_at: new Date() });
    expect((await save('put', `/${own.id}`, { city: 'Тула' })).status).to.equal(200);
    expect(await provedOf(own.id)).to.not.equal(null);
    expect((await save('put', `/${own.id}`, { phone: '+79161112299' })).status).to.equal(200);
    expect(await provedOf(own.id)).to.equal(null);
  });

  it('a blocked individual is signed out at once, and may return after unblocking', async () => {
    const row = await buildIndividual();
    const token = await api.tokenOf(row, individualAccounts);
    expect((await me(token)).status).to.equal(200);
    const { body } = await act(row.id, 'block', { reason: 'Мошенничество' });
    expect(body.message.status).to.equal('BLOCKED');
    expect((await me(token)).status).to.equal(401);
    expect((await act(row.id, 'unblock', { reason: 'Разобрались' })).body.message.status).to.equal('ACTIVE');
    expect((await me(await api.tokenOf(row, individualAccounts))).status).to.equal(200);
  });

  it('a merge keeps one individual, which takes what only the other had', async () => {
    const kept = await buildIndividual({ phone: null, city: null });
    const double = await buildIndividual({ phone: '+79161112266', city: 'Омск', email: null });
    const token = await api.tokenOf(double, individualAccounts);
    const { status, body } = await act(kept.id, 'merge', { from_id: double.id }, manager);
    expect([status, body.message.city]).to.deep.equal([200, 'Омск']);
    expect(await kept.reload()).to.include({ phone: '+79161112266', city: 'Омск' });
    expect(await Individual.findByPk(double.id, { paranoid: false })).to.include({ merged_into: kept.id });
    expect((await me(token)).status).to.equal(401);
    const refused = (await act(kept.id, 'merge', { from_id: double.id }, manager)).body.errors;
    expect(refused?.from_id).to.equal(`Запись № ${double.id} уже объединена с записью № ${kept.id}`);
  });

  it('no request of these tests gets a 500', () => expect(api.errors).to.deep.equal([]));
});
