import { Session } from '@odonta/db/models';
import {
  buildCenter,
  buildIndividual,
  buildLegalMember,
  buildPartner,
} from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import jwt from 'jsonwebtoken';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { callersOf, cellsOf, isWrong, knock } from '../../testing/accessMatrix.ts';
import { digestOf } from '../../testing/digest.ts';
import { secret, type TestApi, type TestNode, testApi } from '../../testing/testApi.ts';
import { individualAccounts, legalAccounts } from './accountKinds.ts';
import { type BuyerActor, buyerAudience, guestAuditActor } from './buyerAudience.ts';
import { keyOf } from './keys.ts';

/** The audience of one endpoint of each kind, each of which returns its actor. */
const offered = (['anyone', 'buyer', 'orders.create'] as const).map((allow) =>
  endpoint({
    method: 'post',
    path: `/pay/${allow.replace('.', '_')}`,
    summary: 'Tells who came',
    audience: buyerAudience,
    allow,
    handle: async ({ actor }) => ({ message: presented(actor) }),
  }),
);

interface Message {
  kind: BuyerActor['kind'];
  account: string | null;
  name: string | null;
}

const presented = (actor: BuyerActor): Message => ({
  kind: actor.kind,
  account: buyerAudience.accountOf(actor),
  name: buyerAudience.auditActor(actor).name,
});

describe('the audience of buyers', () => {
  let api: TestApi;
  let node: TestNode;

  before(async () => {
    api = await testApi();
    node = await api.node({ endpoints: offered });
  });
  after(async () => {
    await node?.close();
    await api?.close();
  });

  const come = (token?: string, headers = {}) =>
    node.call<Message>('post', '/pay/anyone', { token, headers });
  const tokens = async () => ({
    individual: await api.tokenOf(await buildIndividual(), individualAccounts),
    legal: await api.tokenOf(await buildLegalMember(), legalAccounts),
    user: (await api.staff('MANAGER')).token,
  });

  it('knows a guest, an individual, a member of a company, staff and a partner apart', async () => {
    expect((await come()).body.message).to.deep.equal({ kind: 'guest', account: null, name: 'Гость' });
    const individual = await buildIndividual();
    expect((await come(await api.tokenOf(individual, individualAccounts))).body.message).to.deep.equal({
      kind: 'individual',
      account: `individual:${individual.id}`,
      name: `Физлицо № ${individual.id}`,
    });
    const member = await buildLegalMember();
    expect((await come(await api.tokenOf(member, legalAccounts))).body.message).to.deep.equal({
      kind: 'legal',
      account: `legal:${member.id}`,
      name: `Юрлицо № ${member.legal_user_id}, участник № ${member.id}`,
    });
    const { user, token } = await api.staff('MANAGER');
    const staff = { kind: 'staff', account: `user:${user.id}`, name: user.name };
    expect((await come(token)).body.message).to.deep.equal(staff);
    const partner = await buildPartner(await buildCenter(), { roles: ['ADMIN'] });
    expect((await come(await api.tokenOf(partner))).body.message.kind).to.equal('partner');
  });

  it('names a guest in the journals by his order, once there is one', () =>
    expect(guestAuditActor('З-26-000123')).to.deep.equal({
      id: null,
      name: 'Гость заказа З-26-000123',
      roles: [],
    }));

  it('makes no guest of somebody whose token is dead, broken, or signed by the key of others', async () => {
    for (const [audience, token] of Object.entries(await tokens())) {
      expect((await come(token)).status, audience).to.equal(200);
      const { iat: _, ...payload } = jwt.decode(token) as jwt.JwtPayload;
      const other = audience === 'legal' ? 'individual' : 'legal';
      const forged = (key: string, kid: string) =>
        jwt.sign(payload, keyOf(secret, key as 'user'), { keyid: kid });
      for (const [issue, bad] of [
        ['a broken signature', `${token}x`],
        ['the key of another audience under its own name', forged(other, audience)],
        ['its own key under the name of another audience', forged(audience, other)],
        ['an audience that signs for another', forged(other, other)],
        ['a key that nobody has', forged(audience, 'guest')],
      ] as const)
        expect([audience, issue, (await come(bad)).status]).to.deep.equal([audience, issue, 401]);
      await Session.update({ revoked_at: new Date() }, { where: { id: payload.sid } });
      expect([audience, 'revoked', (await come(token)).status]).to.deep.equal([audience, 'revoked', 401]);
    }
    for (const authorization of ['Bearer', 'Bearer null', 'Basic Z3Vlc3Q6', 'guest', ''])
      expect([authorization, (await come(undefined, { authorization })).status]).to.deep.equal([
        authorization,
        401,
      ]);
  });

  it('forgets a demoted member of staff at his next call', async () => {
    const { user, token } = await api.staff('MANAGER');
    const create = () => node.call('post', '/pay/orders_create', { token });
    expect((await create()).status).to.equal(200);
    const admin = await api.staff('ADMIN');
    await api.call('post', `/adm/users/${user.id}/remove_role`, {
      token: admin.token,
      body: { role: 'MANAGER' },
    });
    expect((await create()).status).to.be.oneOf([401, 403]);
    expect((await come(token)).status, 'his session ended with the role').to.equal(401);
  });

  it('is closed to who stands in the place of another', async () => {
    const { user, token } = await api.staff('MANAGER');
    await Session.update(
      { deputy_id: (await api.staff('ADMIN')).user.id, deputy_reason: 'Жалоба' },
      { where: { subject_id: user.id } },
    );
    const refused = await come(token);
    expect([refused.status, refused.body.message]).to.deep.equal([
      403,
      'Пока вы вошли за другого, это закрыто',
    ]);
  });

  it('allows exactly the callers its demands name, and a refused one changes nothing', async () => {
    const partner = await buildPartner(await buildCenter(), { roles: ['ADMIN'] });
    const { individual, legal } = await tokens();
    const callers = await callersOf({
      staff: api.staff,
      broken: [{ name: 'a broken token', is: 'nobody', token: `${legal}x` }],
      partner: await api.tokenOf(partner),
      legal,
      accountant: await api.tokenOf(await buildLegalMember({ role: 'ACCOUNTANT' }), legalAccounts),
      individual,
    });
    const wrongOf = async (endpoints: readonly AnyEndpoint[], { call }: TestNode) => {
      const wrong: string[] = [];
      for (const cell of cellsOf(endpoints, callers)) {
        const status = await knock(call, cell, '1');
        if (isWrong(cell.verdict, status)) wrong.push(`${cell.path} as ${cell.caller.name} → ${status}`);
      }
      return wrong;
    };
    const before = await digestOf(api.sequelize);
    expect(await wrongOf(offered, node)).to.deep.equal([]);
    expect(await digestOf(api.sequelize)).to.deep.equal(before);
    // The control: an audience that takes every unreadable token for a guest.
    const careless = { ...buyerAudience, identify: async () => ({ kind: 'guest' as const }) };
    const other = await api.node({ endpoints: offered.map((one) => ({ ...one, audience: careless })) });
    expect(await wrongOf(offered, other)).to.include('/pay/anyone as a broken token → 200');
    await other.close();
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
