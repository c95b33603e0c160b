import type { OwnRequisites } from '@odonta/api/contract';
import { Approval, type Center, Letter, Session, UserMembership } from '@odonta/db/models';
import { buildCenter, buildPartner } from '@odonta/db/testing/factories.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import { expect } from 'chai';
import { useApi, useStaff } from '../../testing/useApi.ts';

const asked = {
  pay_name: 'ООО «Прикус»',
  pay_bank: 'Банк',
  pay_bic: '044525225',
  pay_rs: '40702810200000000001',
  vat: 20,
};

describe('a request for other requisites of a centre', () => {
  const api = useApi();
  const bookkeeper = useStaff(api, 'BOOKKEEPER');

  const memberOf = async (center: Center, role: CenterRole = 'ACCOUNTANT') => {
    const user = await buildPartner(center, { role });
    return { user, token: await api.tokenOf(user) };
  };
  const own = async (token: string) =>
    (await api.call<OwnRequisites[]>('get', '/partner/requisites', { token })).body.message;
  const ask = ({ id }: Center, token: string, body: object = asked) =>
    api.call('post', `/partner/centers/${id}/requisites`, { token, body });
  const withdraw = ({ id }: Center, token: string) =>
    api.call('post', `/partner/centers/${id}/requisites/withdraw`, { token, body: {} });
  const decide = async ({ id }: Center, word: string, body: object = {}) => {
    const where = { resource: 'center_requisites', record_id: id, status: 'CREATED' as const };
    const approval = await Approval.findOne({ where, rejectOnEmpty: true });
    return api.call('post', `/adm/approvals/${approval.id}/${word}`, { token: bookkeeper.token, body });
  };
  const lettersOf = async ({ id }: Center) =>
    (
      await Letter.findAll({
        where: { resource: 'centers', record_id: id },
        order: [['id', 'ASC']],
      })
    ).map(({ kind, to, text }) => ({ kind, to, text }));

  it('is made by the accountant, told to the owner, and in force once staff have confirmed it', async () => {
    const center = await buildCenter();
    const { user: owner } = await memberOf(center, 'OWNER');
    const { token, user } = await memberOf(center);
    expect((await ask(center, token)).status).to.equal(200);
    const [waiting] = await own(token);
    expect(waiting?.requisites.pay_rs).to.equal(null);
    expect(waiting?.requests[0]).to.deep.include({
      status: 'CREATED',
      asked_by_name: user.name,
      can_withdraw: true,
    });
    expect(waiting?.requests[0]?.after.pay_rs).to.equal('****************0001');
    const [letter] = await lettersOf(center);
    expect(letter).to.include({ kind: 'requisites_asked', to: owner.email });
    expect(letter?.text).to.include('«Расчётный счёт»').and.not.include('40702810');
    expect((await decide(center, 'confirm')).status).to.equal(200);
    const [decided] = await own(token);
    expect(decided?.requisites).to.deep.include(asked);
    expect(decided?.requests[0]).to.include({ status: 'CONFIRMED', can_withdraw: false });
    const kinds = (await lettersOf(center)).map(({ kind, to }) => [kind, to]);
    expect(kinds.slice(1)).to.have.deep.members([
      ['requisites_confirmed', owner.email],
      ['requisites_confirmed', user.email],
    ]);
  });

  it('is refused with the reason, which the cabinet and a letter repeat', async () => {
    const center = await buildCenter();
    const { token } = await memberOf(center, 'OWNER');
    await ask(center, token);
    expect((await decide(center, 'reject', { reason: 'Счёт закрыт банком' })).status).to.equal(200);
    const [shown] = await own(token);
    expect(shown?.requests[0]).to.include({ status: 'REJECTED', reason: 'Счёт закрыт банком' });
    expect((await lettersOf(center)).at(-1)?.text).to.include('Счёт закрыт банком');
  });

  it('does not come into force after its asker was dismissed', async () => {
    const center = await buildCenter();
    const { token, user } = await memberOf(center);
    await ask(center, token);
    await api.given(() => UserMembership.update({ role: 'EDITOR' }, { where: { user_id: user.id } }));
    const refused = await decide(center, 'confirm');
    expect([refused.status, refused.body.message]).to.deep.equal([
      409,
      'Тот, кто просил об этом, больше не ведёт реквизиты центра: отклоните запрос',
    ]);
    expect((await center.reload()).pay_rs).to.equal(null);
    await api.given(() => UserMembership.update({ role: 'ACCOUNTANT' }, { where: { user_id: user.id } }));
    expect((await decide(center, 'confirm')).status).to.equal(200);
  });

  it('is the only one until it is decided, and is withdrawn by any who may ask', async () => {
    const center = await buildCenter();
    const { token } = await memberOf(center);
    const { token: owner } = await memberOf(center, 'OWNER');
    await ask(center, token);
    const second = await ask(center, token, { pay_bank: 'Другой банк' });
    expect(second.status).to.equal(409);
    expect(String(second.body.message)).to.include('отзовите');
    expect((await withdraw(center, owner)).status).to.equal(200);
    expect((await own(token))[0]?.requests[0]).to.include({ status: 'CANCELED' });
    expect((await withdraw(center, token)).status).to.equal(409);
    expect((await ask(center, token, { pay_bank: 'Другой банк' })).status).to.equal(200);
  });

  it('is not withdrawn by the centre where staff have asked', async () => {
    const center = await buildCenter();
    const { token } = await memberOf(center, 'OWNER');
    const { token: admin } = await api.staff('ADMIN');
    const path = `/adm/center_requisites/${center.id}/changes`;
    expect((await api.call('post', path, { token: admin, body: { pay_bank: 'Банк' } })).status).to.equal(201);
    expect((await own(token))[0]?.requests[0]).to.include({
      asked_by_name: 'Сотрудник «Одонты»',
      can_withdraw: false,
    });
    expect((await withdraw(center, token)).status).to.equal(409);
  });

  it('is checked beside its fields: tax number, bank and account', async () => {
    const center = await buildCenter();
    const { token } = await memberOf(center);
    const errorsOf = async (body: object) => Object.keys((await ask(center, token, body)).body.errors ?? {});
    expect(await errorsOf({ pay_inn: '7707083894' })).to.deep.equal(['pay_inn']);
    expect(await errorsOf({ pay_bic: '044525225', pay_rs: '40702810200000000002' })).to.deep.equal([
      'pay_rs',
    ]);
    expect(await errorsOf({ vat: 19 })).to.deep.equal(['vat']);
    expect((await ask(center, token, { pay_name: null })).status).to.equal(422);
    expect(await Approval.count({ where: { record_id: center.id, kind: 'REQUISITES' } })).to.equal(0);
  });

  it('is not made from an open screen: the password is asked again', async () => {
    const center = await buildCenter();
    const { token, user } = await memberOf(center);
    await api.given(() =>
      Session.update({ proved_at: new Date(Date.now() - 3_600_000) }, { where: { subject_id: user.id } }),
    );
    const refused = await ask(center, token);
    expect([refused.status, refused.body.code]).to.deep.equal([403, 'PROOF_REQUIRED']);
    const wrong = await api.call('post', '/partner/me/proof', { token, body: { password: 'Wrong1234' } });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).to.deep.equal([422, ['password']]);
    expect((await ask(center, token)).status).to.equal(403);
  });

  it('is nothing for other members and other centres', async () => {
    const center = await buildCenter({ pay_rs: '40702810200000000001', pay_name: 'Тайное имя' });
    for (const role of ['EDITOR', 'ORDERS', 'CHECK_IN'] as const) {
      const { token } = await memberOf(center, role);
      expect(await own(token), role).to.deep.equal([]);
      expect((await ask(center, token)).status, role).to.equal(403);
      expect((await withdraw(center, token)).status, role).to.equal(403);
    }
    const { token } = await memberOf(await buildCenter());
    expect(JSON.stringify(await own(token))).to.not.include('Тайное имя');
    expect((await ask(center, token)).status).to.equal(404);
    expect((await withdraw(center, token)).status).to.equal(404);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
