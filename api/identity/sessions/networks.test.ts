import type { SignedIn, StaffUser } from '@odonta/api/contract';
import { AuditEntry, Session, User } from '@odonta/db/models';
import { expect } from 'chai';
import type { TestNode } from '../../testing/testApi.ts';
import { useApi, useNode } from '../../testing/useApi.ts';
import { isNetwork, isWithin } from './networks.ts';
import { hashPassword } from './passwords.ts';

const foreign = ['203.0.113.0/24'];
const home = ['203.0.113.0/24', '127.0.0.0/8'];

describe('the networks of a member of staff', () => {
  const api = useApi();
  const second = useNode(api);
  let admin: { user: User; token: string };
  let editor: { user: User; token: string };

  beforeEach(async () => {
    admin = await api.staff('ADMIN');
    editor = await api.staff('COURSE_EDITOR');
  });

  const allow = (id: number, ip_allow: unknown, token = admin.token) =>
    api.call<StaffUser>('put', `/adm/users/${id}`, { token, body: { ip_allow } });
  const status = async (node: TestNode, token: string) =>
    (await node.call('get', '/adm/prods', { token })).status;
  const signIn = (email: string, password: string) =>
    api.call<SignedIn>('post', '/partner/checkAuth', { body: { login: email, password } });

  it('a network rule ends all sessions outside it on every node, and its removal opens them again', async () => {
    expect(await status(second, editor.token)).to.equal(200);
    const { body } = await allow(editor.user.id, foreign);
    expect(body.message.ip_allow).to.deep.equal(foreign);
    for (const node of [api, second]) expect(await status(node, editor.token)).to.equal(401);
    await allow(editor.user.id, home);
    expect(await status(second, editor.token)).to.equal(200);
    await allow(editor.user.id, []);
    expect(await status(second, editor.token)).to.equal(200);
  });

  it('the network is checked at sign-in only after the right password, and the refusal is logged', async () => {
    await editor.user.update({ password_hash: await hashPassword('Zimnij7les') });
    const { email, id } = editor.user;
    await allow(id, foreign);
    const refused = await signIn(email, 'Zimnij7les');
    expect([refused.status, refused.body.code]).to.deep.equal([401, 'UNAUTHENTICATED']);
    const guessed = await signIn(email, 'Letnij7les');
    expect([guessed.status, guessed.body.code]).to.deep.equal([401, 'BAD_CREDENTIALS']);
    const where = { action: 'sign_in_elsewhere', record_id: String(id) };
    expect(await AuditEntry.count({ where })).to.equal(1);
    await allow(id, home);
    expect((await signIn(email, 'Zimnij7les')).status).to.equal(200);
  });

  it('an impersonated session follows the networks of the administrator', async () => {
    const reason = 'Проверяю жалобу на доступ';
    const entered = await api.call<SignedIn>('post', `/adm/users/${editor.user.id}/impersonate`, {
      token: admin.token,
      body: { reason },
    });
    await allow(editor.user.id, foreign);
    expect(await status(api, entered.body.message.token)).to.equal(200);
    await User.update({ ip_allow: foreign }, { where: { id: admin.user.id } });
    expect(await status(api, entered.body.message.token)).to.equal(401);
  });

  it('a user cannot lock himself out by his own rule', async () => {
    const { status: code, body } = await allow(admin.user.id, foreign);
    expect([code, Object.keys(body.errors)]).to.deep.equal([422, ['ip_allow']]);
    expect((await allow(admin.user.id, home)).status).to.equal(200);
    expect(await status(api, admin.token)).to.not.equal(401);
  });

  it('only an administrator with a fresh re-authentication sets networks, and only valid ones', async () => {
    expect((await allow(admin.user.id, [], editor.token)).status).to.equal(403);
    for (const wrong of [
      'моя сеть',
      '10.0.0.0/33',
      '999.1.1.1',
      '10.0.0.0/-1',
      "1.1.1.1'); --",
      '::/129',
      '10.0.0.0/',
    ])
      expect((await allow(editor.user.id, [wrong])).status, wrong).to.equal(422);
    expect((await allow(editor.user.id, '10.0.0.0/8')).status).to.equal(422);
    await Session.update({ proved_at: new Date(0) }, { where: { subject_id: admin.user.id } });
    expect((await allow(editor.user.id, foreign)).body.code).to.equal('PROOF_REQUIRED');
    expect((await editor.user.reload()).ip_allow).to.deep.equal([]);
  });

  for (const [ip, networks, isInside] of [
    ['10.1.2.3', ['10.0.0.0/8'], true],
    ['11.1.2.3', ['10.0.0.0/8'], false],
    ['::ffff:10.1.2.3', ['10.0.0.0/8'], true],
    ['10.1.2.3', ['10.1.2.3'], true],
    ['10.1.2.4', ['10.1.2.3'], false],
    ['10.1.2.200', ['10.1.2.5/24'], true],
    ['2001:db8::7', ['2001:db8::/32'], true],
    ['2001:db9::7', ['2001:db8::/32'], false],
    ['10.1.2.3', ['2001:db8::/32'], false],
    [null, ['0.0.0.0/0'], false],
    [null, [], true],
  ] as const)
    it(`${ip} is ${isInside ? 'inside' : 'outside'} «${networks.join()}»`, () => {
      expect(networks.every(isNetwork)).to.equal(true);
      expect(isWithin(ip, networks)).to.equal(isInside);
    });

  it('no request of these tests gets a 500', () => expect(api.errors).to.deep.equal([]));
});
