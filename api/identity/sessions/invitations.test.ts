import type { AcceptedInvitation, StaffLetter, StaffUser } from '@odonta/api/contract';
import { AuditEntry, OneTimeSecret, User } from '@odonta/db/models';
import { buildCenter, buildPartner, buildUser } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { mailboxes } from '../../testing/secrets.ts';
import { useApi } from '../../testing/useApi.ts';
import { inviteFirstAdmin } from './firstAdmin.ts';

const password = 'Zimnij7les';

describe('an invitation of staff', () => {
  const api = useApi({ ports: { siteUrl: 'https://odonta.example' } });
  let admin: string;
  let mail: ReturnType<typeof mailboxes>;

  before(async () => {
    admin = (await api.staff('ADMIN')).token;
    mail = mailboxes(api);
  });

  let number = 0;
  const invite = async () => {
    number += 1;
    const body = { email: `new${number}@test.local`, name: 'Новый Сотрудник', roles: ['MANAGER'] };
    const { status, body: answer } = await api.call<StaffUser>('post', '/adm/users', { token: admin, body });
    expect(status).to.equal(201);
    return answer.message;
  };
  const tokenTo = async (email: string) => (await mail.newest(email, 'invitation')).token;
  const accept = (token: string, chosen: unknown = password) =>
    api.call<AcceptedInvitation>('post', '/partner/invitation', { body: { token, password: chosen } });
  const act = (id: number, move: string, body: object = {}) =>
    api.call<StaffUser>('post', `/adm/users/${id}/${move}`, { token: admin, body });
  const signIn = (login: string) =>
    api.call('post', '/partner/checkAuth', { body: { login, password } }).then(({ status }) => status);

  it('comes by a letter with a link of 72 hours, and lets an approved user with a password in', async () => {
    const { id, email } = await invite();
    const { secret } = await mail.newest(email, 'invitation');
    expect(secret).to.match(/^https:\/\/odonta\.example\/adm\/invitation#user\.[\w-]{43}$/);
    const kept = await OneTimeSecret.findOne({ where: { target: email }, rejectOnEmpty: true });
    expect((kept.expires_at.getTime() - Date.now()) / 3_600_000).to.be.closeTo(72, 0.1);
    const accepted = await accept(await tokenTo(email));
    expect([accepted.status, accepted.body.message]).to.deep.equal([200, { email, status: 'INVITED' }]);
    expect(await signIn(email)).to.equal(401);
    await act(id, 'approve');
    expect(await signIn(email)).to.equal(200);
    const entry = await AuditEntry.findOne({ where: { action: 'accept_invitation', record_id: String(id) } });
    expect(entry?.actor_id).to.equal(id);
  });

  it('of the first administrator is a link that is printed, void once there is another, and made for nobody after him', async () => {
    await User.update({ password_hash: 'a hash' }, { where: {} });
    const refused = await inviteFirstAdmin('first@odonta.example').catch((error: Error) => error.message);
    expect(refused).to.include('There is an administrator already');
    await User.update({ password_hash: null }, { where: {} });
    const typed = await inviteFirstAdmin('not an address').catch((error: Error) => error.message);
    expect(typed).to.include('is not an e-mail address');
    const [old, link] = [
      await inviteFirstAdmin('First@odonta.example'),
      await inviteFirstAdmin('first@odonta.example'),
    ];
    expect(link).to.match(/^https:\/\/odonta\.example\/adm\/invitation#user\.[\w-]{43}$/);
    const tokenIn = (text: string) => text.split('#')[1] ?? '';
    expect((await accept(tokenIn(old))).status).to.equal(422);
    expect((await accept(tokenIn(link))).body.message).to.deep.equal({
      email: 'first@odonta.example',
      status: 'ACTIVE',
    });
    expect(await signIn('first@odonta.example')).to.equal(200);
    const late = await inviteFirstAdmin('second@odonta.example').catch((error: Error) => error.message);
    expect(late).to.include('There is an administrator already');
    expect(await mail.count('first@odonta.example', 'invitation')).to.equal(0);
  });

  it('is good for once', async () => {
    const { email } = await invite();
    const token = await tokenTo(email);
    const answers = await Promise.all([accept(token), accept(token), accept(token)]);
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 422, 422]);
  });

  it('is sent again, and the link before it is void', async () => {
    const { id, email, available_transitions } = await invite();
    expect(available_transitions.map(({ name }) => name)).to.include('invite');
    const old = await tokenTo(email);
    expect((await act(id, 'invite')).status).to.equal(200);
    expect(await mail.count(email, 'invitation')).to.equal(2);
    expect((await accept(old)).status).to.equal(422);
    expect((await accept(await tokenTo(email))).status).to.equal(200);
  });

  it('is sent again to nobody who has a password, is blocked or is a partner', async () => {
    const partner = await buildPartner(await buildCenter());
    const withPassword = await buildUser({ password_hash: 'x' });
    const blocked = await buildUser({ status: 'BLOCKED' });
    for (const { id } of [partner, withPassword, blocked])
      expect((await act(id, 'invite')).status).to.equal(409);
  });

  it('answers the same to a link that is false, used, late, or of somebody blocked or moved since', async () => {
    const [used, late, blocked, moved] = [await invite(), await invite(), await invite(), await invite()];
    const tokens = await Promise.all([used, late, blocked, moved].map(({ email }) => tokenTo(email)));
    await accept(tokens[0] ?? '');
    await OneTimeSecret.update({ expires_at: new Date(0) }, { where: { target: late.email } });
    await act(blocked.id, 'block_email', { reason: 'Передумали' });
    const email = 'elsewhere@test.local';
    await api.given(() => User.update({ email }, { where: { id: moved.id } }));
    for (const token of ['user.nonsense', ...tokens]) {
      const { status, body } = await accept(token);
      const text = 'Ссылка больше не действует: она одноразовая. Запросите новую';
      expect([status, body.message, body.errors]).to.deep.equal([422, text, { token: text }]);
    }
    for (const { id } of [late, blocked, moved])
      expect((await User.findByPk(id))?.password_hash).to.equal(null);
  });

  it('takes no weak password, and the link stays good', async () => {
    const { email } = await invite();
    const token = await tokenTo(email);
    for (const weak of ['short', 'Password1', null])
      expect(Object.keys((await accept(token, weak)).body.errors)).to.deep.equal(['password']);
    expect((await accept(token)).status).to.equal(200);
  });

  it('shows its link to staff in a demonstration alone, and in no answer and no journal', async () => {
    api.ports.areSecretsShown = false;
    const { email } = await invite();
    const filter = encodeURIComponent(JSON.stringify({ q: email }));
    const shown = () => api.call<StaffLetter[]>('get', `/adm/outbox?filter=${filter}`, { token: admin });
    expect((await shown()).text)
      .to.include('••••••')
      .and.not.include('invitation#');
    const journal = JSON.stringify(await AuditEntry.findAll());
    expect(journal).to.not.match(/invitation#|user\.[\w-]{43}/);
    api.ports.areSecretsShown = true;
    const { email: inDemo } = await invite();
    const letters = await api.call('get', '/adm/outbox', { token: admin });
    expect(letters.text).to.include(await tokenTo(inDemo));
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
