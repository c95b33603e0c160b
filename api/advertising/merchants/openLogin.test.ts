import type { PartnerProfile } from '@odonta/api/contract';
import { BlockedEmail, Letter, type Merchant, type User, UserMembership } from '@odonta/db/models';
import { buildUser } from '@odonta/db/testing/factories.ts';
import { buildMerchant } from '@odonta/db/testing/marketingFactories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { merchantActs } from './testing/merchantActs.ts';

describe('the login of a trading organisation', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('MERCHANTS')).token;
  });

  const { act, approve, ofMail, own } = merchantActs(api);
  const membersOf = async ({ id: merchant_id }: Merchant) =>
    (await UserMembership.findAll({ where: { merchant_id } })).map(({ user_id }) => user_id);

  it('a trading organisation comes into its cabinet by the mailbox that is approved', async () => {
    const merchant = await buildMerchant();
    expect((await approve(merchant)).status).to.equal(200);
    const user = await ofMail(merchant.email);
    expect([user.is_partner, user.password_hash]).to.deep.equal([true, null]);
    const signed = await api.tokenOf(user);
    const { body } = await api.call<PartnerProfile>('get', '/partner/me', { token: signed });
    expect(body.message.memberships).to.deep.equal([
      { kind: 'merchant', id: merchant.id, name: merchant.name, role: 'OWNER' },
    ]);
    const [balance] = await own(user);
    expect(balance).to.deep.include({
      ...{ center_id: null, merchant_id: merchant.id, owner_name: merchant.name },
      may: { top_up: true, withdraw: false, object: true },
    });
    expect(await Letter.count({ where: { kind: 'merchant_approved', to: merchant.email } })).to.equal(1);
  });

  it('an approval neither binds nor changes an account that exists', async () => {
    const proved = { password_hash: 'own', email_proved_at: new Date() };
    const accounts = [
      await buildUser({ roles: ['MANAGER'], ...proved }),
      await buildUser({ is_partner: true, password_hash: 'of a stranger' }),
      await buildUser({ is_partner: true, ...proved }),
      await buildUser({ is_partner: true, status: 'BLOCKED', ...proved }),
      await buildUser({ is_partner: false }),
    ];
    for (const account of accounts) {
      const before = (await account.reload()).get({ plain: true });
      const merchant = await buildMerchant({ email: account.email });
      const { status, body } = await approve(merchant);
      expect([status, body.errors]).to.deep.equal([
        422,
        { email: 'У этой почты уже есть учётная запись: укажите другую почту организации' },
      ]);
      expect((await merchant.reload()).status).to.equal('CREATED');
      expect((await account.reload()).get({ plain: true })).to.deep.equal(before);
      expect(await UserMembership.count({ where: { user_id: account.id } })).to.equal(0);
    }
    const blocked = await buildMerchant();
    await BlockedEmail.create({ email: blocked.email, reason: 'Спам', blocked_by: accounts[0]?.id ?? 0 });
    expect((await approve(blocked)).status).to.equal(422);
  });

  it('a mistyped mailbox loses the cabinet when the card is corrected and approved again', async () => {
    const merchant = await buildMerchant({ email: 'mistyped@test.local' });
    await approve(merchant);
    const stranger = await ofMail(merchant.email);
    const strangers = await api.tokenOf(stranger);
    await act(merchant, 'suspend', { reason: 'Почта с опечаткой' });
    await merchant.reload();
    const body = { email: 'right@test.local', version: merchant.version };
    expect((await api.call('put', `/adm/merchants/${merchant.id}`, { token, body })).status).to.equal(200);
    expect((await approve(merchant)).status).to.equal(200);
    const right = await ofMail('right@test.local');
    expect(await membersOf(merchant)).to.deep.equal([right.id]);
    const seen = await api.call<object[]>('get', '/marketingBalances', { token: strangers });
    expect(seen.body.message).to.deep.equal([]);
    expect(await own(right)).to.have.length(1);
  });

  it('a blocked or deleted login keeps no cabinet: another mailbox takes it at the next approval', async () => {
    for (const lose of [(user: User) => user.update({ status: 'BLOCKED' }), (user: User) => user.destroy()]) {
      const merchant = await buildMerchant();
      await approve(merchant);
      await lose(await ofMail(merchant.email));
      await act(merchant, 'suspend', { reason: 'Потерян вход' });
      await merchant.reload();
      await merchant.update({ email: `another-${merchant.id}@test.local` });
      expect((await approve(merchant)).status).to.equal(200);
      expect(await membersOf(merchant)).to.deep.equal([(await ofMail(merchant.email)).id]);
    }
  });
});
