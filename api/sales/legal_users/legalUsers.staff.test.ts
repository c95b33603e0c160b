import type { StaffLegalUser } from '@odonta/api/contract';
import { LegalMember } from '@odonta/db/models';
import { buildLegalMember, buildLegalUser } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { legalAccounts } from '../../identity/sessions/accountKinds.ts';
import { useApi } from '../../testing/useApi.ts';

const owner = { owner_name: 'Вера Ершова', owner_email: 'vera@test.local' };

describe('companies as staff see them', () => {
  const api = useApi();
  let rop: string;

  before(async () => {
    rop = (await api.staff('ROP_COURSE')).token;
  });

  const create = (body: object) =>
    api.call<StaffLegalUser>('post', '/adm/legal_users', {
      token: rop,
      body: { name: 'ООО «Новая»', ...body },
    });
  const act = (id: number, move: string, body: object, token = rop) =>
    api.call<StaffLegalUser>('post', `/adm/legal_users/${id}/${move}`, { token, body });

  it('a company begins with an owner, and is known by INN and KPP', async () => {
    const { status, body } = await create({ ...owner, inn: '7707083893' });
    expect(status).to.equal(201);
    expect(body.message).to.include({ ...owner, members: 1, credit_limit: 0, verified_at: null });
    expect(await LegalMember.findOne({ where: { email: owner.owner_email } })).to.include({ role: 'OWNER' });
    const again = await create({ ...owner, owner_email: 'other@test.local', inn: '7707083893' });
    expect(Object.keys(again.body.errors)).to.deep.equal(['inn']);
    const taken = await create({ ...owner, inn: '7736050003' });
    expect(taken.body.errors).to.deep.equal({ owner_email: 'Эта почта уже занята' });
    expect((await create({ ...owner, inn: '7707083894' })).body.errors).to.deep.equal({
      inn: 'Проверьте ИНН: контрольные цифры не сходятся',
    });
  });

  it('a company is verified once, and again after its number has changed', async () => {
    const { id } = await buildLegalUser();
    expect((await act(id, 'verify', {})).body.message.verified_at).to.be.a('number');
    expect((await act(id, 'verify', {})).body.code).to.equal('TRANSITION_NOT_ALLOWED');
    const path = `/adm/legal_users/${id}`;
    const changed = await api.call<StaffLegalUser>('put', path, { token: rop, body: { inn: '7728168971' } });
    expect(changed.body.message.verified_at).to.equal(null);
  });

  it('staff with the right give credit in roubles', async () => {
    const company = await buildLegalUser();
    const { id } = company;
    const credit = { credit_limit: 150_000, payment_days: 30 };
    expect((await act(id, 'set_credit', credit)).body.message).to.include(credit);
    expect((await company.reload()).credit_limit).to.equal(15_000_000);
    const manager = (await api.staff('MANAGER')).token;
    expect((await act(id, 'set_credit', credit, manager)).status).to.equal(403);
    const forged = await api.call('put', `/adm/legal_users/${id}`, { token: rop, body: { credit_limit: 1 } });
    expect(forged.body.errors).to.deep.equal({ credit_limit: 'Это поле изменить нельзя' });
  });

  it('a blocked company blocks all its members at once', async () => {
    const member = await buildLegalMember();
    const token = await api.tokenOf(member, legalAccounts);
    await act(member.legal_user_id, 'block', { reason: 'Мошенничество' });
    expect((await api.call('get', '/legal/users/me', { token })).status).to.equal(401);
  });

  it('the name of the specification is an alias of the list', async () => {
    const { name } = await buildLegalUser({ name: 'ООО «Искомая»' });
    const filter = encodeURIComponent(JSON.stringify({ q: 'искомая' }));
    const { body } = await api.call<StaffLegalUser[]>('get', `/legal/adm?filter=${filter}`, { token: rop });
    expect(body.message.map((company) => company.name)).to.deep.equal([name]);
  });

  it('no request of these tests gets a 500', () => expect(api.errors).to.deep.equal([]));
});
