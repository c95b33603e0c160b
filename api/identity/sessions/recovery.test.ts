import type { RecoveryAsked, SecondStepAsked, SignedIn } from '@odonta/api/contract';
import { AuditEntry, BlockedEmail, Letter, OneTimeSecret, Session } from '@odonta/db/models';
import {
  buildCenter,
  buildIndividual,
  buildLegalMember,
  buildPartner,
  buildUser,
} from '@odonta/db/testing/factories.ts';
import { recoveryCalls } from '@odonta/db/vocabulary/identity/secrets.ts';
import { type SessionAudience, sessionAudiences } from '@odonta/db/vocabulary/identity/sessions.ts';
import { expect } from 'chai';
import { eventually } from '../../testing/eventually.ts';
import { setUpTelephone } from '../../testing/secondFactor.ts';
import { mailboxes } from '../../testing/secrets.ts';
import { useApi } from '../../testing/useApi.ts';
import { hashPassword } from './passwords.ts';

const old = 'Demo1234';
const password = 'Zimnij7les';
const stale = 'Ссылка больше не действует: она одноразовая. Запросите новую';

const signInPaths = {
  user: '/partner/checkAuth',
  legal: '/legal/users/auth',
  individual: '/individual/users/auth',
};

describe('recovering a password by a letter', () => {
  const api = useApi({ ports: { siteUrl: 'https://odonta.example' } });
  let mail: ReturnType<typeof mailboxes>;
  let password_hash: string;
  let number = 0;

  before(async () => {
    mail = mailboxes(api);
    password_hash = await hashPassword(old);
  });

  const given = () => {
    number += 1;
    return { email: `olga${number}@test.local`, password_hash };
  };
  const build: Record<SessionAudience, () => Promise<{ id: number; email: string | null }>> = {
    user: () => buildUser({ ...given(), roles: ['MANAGER'] }),
    legal: () => buildLegalMember(given()),
    individual: () => buildIndividual(given()),
  };
  const somebody = async (audience: SessionAudience = 'user') => {
    const { id, email } = await build[audience]();
    return { id, email: email ?? '', audience };
  };
  const ask = (email: string, audience: SessionAudience = 'user') =>
    api.call<RecoveryAsked>('post', recoveryCalls[audience], { body: { email } });
  const confirm = (token: string, audience: SessionAudience = 'user', chosen: unknown = password) =>
    api.call('post', `${recoveryCalls[audience]}/confirm`, { body: { token, password: chosen } });
  const signIn = (login: string, with_: string, audience: SessionAudience = 'user') =>
    api.call<SignedIn>('post', signInPaths[audience], { body: { login, password: with_ } });
  const letterTo = (email: string, count = 1) =>
    eventually(async () => {
      expect(await mail.count(email, 'recovery')).to.equal(count);
      return mail.newest(email, 'recovery');
    });
  const linkOf = async (email: string, audience: SessionAudience = 'user') => {
    await ask(email, audience);
    return (await letterTo(email)).token;
  };

  for (const audience of sessionAudiences)
    it(`sets a new one for a session of ${audience} and ends all the others, told by a letter`, async () => {
      const { id, email } = await somebody(audience);
      const sessions = [await signIn(email, old, audience), await signIn(email, old, audience)];
      expect(sessions.map(({ status }) => status)).to.deep.equal([200, 200]);
      const asked = await ask(email.toUpperCase(), audience);
      expect([asked.status, asked.body.message]).to.deep.equal([200, { valid_minutes: 60 }]);
      const { secret, token } = await letterTo(email);
      expect(secret).to.equal(`https://odonta.example/login/recovery#${token}`);
      expect(token).to.match(new RegExp(`^${audience}\\.[\\w-]{43}$`));
      expect((await confirm(token, audience)).status).to.equal(200);
      const left = await Session.count({ where: { audience, subject_id: id, revoked_at: null } });
      expect(left, 'sessions that live on').to.equal(0);
      expect((await signIn(email, old, audience)).status).to.equal(401);
      expect((await signIn(email, password, audience)).status).to.equal(200);
      expect(await mail.count(email, 'password_changed')).to.equal(1);
      const journal = JSON.stringify(await AuditEntry.findAll({ where: { action: 'recover_password' } }));
      expect(journal).to.not.include(token).and.not.include(password);
    });

  it('does so once, and with the newest link alone', async () => {
    const { email } = await somebody();
    const first = await linkOf(email);
    await ask(email);
    const { token } = await letterTo(email, 2);
    expect((await confirm(first)).body.errors).to.deep.equal({ token: stale });
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 422, 422]);
    expect((await confirm(token)).status).to.equal(422);
  });

  it('opens nothing by a false link, a late one, one of another audience, or once the owner was shut out or changed his password', async () => {
    const [late, foreign, blocked, listed, changed] = await Promise.all([
      somebody(),
      somebody(),
      somebody(),
      somebody(),
      somebody(),
    ]);
    const links = await Promise.all(
      [late, foreign, blocked, listed, changed].map(({ email }) => linkOf(email)),
    );
    const [lateLink = '', foreignLink = '', blockedLink = '', listedLink = '', changedLink = ''] = links;
    await OneTimeSecret.update({ expires_at: new Date(0) }, { where: { target: late.email } });
    const { token } = await api.staff('ADMIN');
    const reason = 'Утечка';
    await api.call('post', `/adm/users/${blocked.id}/block_email`, { token, body: { reason } });
    await BlockedEmail.create({ email: listed.email, reason });
    const own = await signIn(changed.email, old);
    const change = { token: own.body.message.token, body: { current: old, password: 'Letnij8sad' } };
    expect((await api.call('post', '/adm/me/password', change)).status).to.equal(200);
    const answers = await Promise.all([
      confirm('user.nonsense'),
      confirm(lateLink),
      confirm(foreignLink, 'individual'),
      confirm(blockedLink),
      confirm(listedLink),
      confirm(changedLink),
    ]);
    for (const { status, body } of answers)
      expect([status, body.message, body.errors]).to.deep.equal([422, stale, { token: stale }]);
    expect((await signIn(changed.email, 'Letnij8sad')).status).to.equal(200);
  });

  it('writes to nobody who is unknown, blocked, invited or deleted, and answers all of them the same', async () => {
    const blocked = await buildUser({ ...given(), status: 'BLOCKED' });
    const invited = await buildUser({ ...given(), status: 'INVITED' });
    const deleted = await buildUser(given());
    await deleted.destroy();
    const listed = await buildUser(given());
    await BlockedEmail.create({ email: listed.email, reason: 'Рассылка' });
    const known = await somebody();
    const emails = [...[blocked, invited, deleted, listed].map(({ email }) => email), 'nobody@test.local'];
    for (const email of [known.email, ...emails]) {
      const { status, body } = await ask(email);
      expect([status, body]).to.deep.equal([200, { message: { valid_minutes: 60 } }]);
    }
    await letterTo(known.email);
    expect(await Letter.count({ where: { to: emails, kind: 'recovery' } })).to.equal(0);
  });

  it('writes five letters an hour to one person for all requesters, and discloses it to none', async () => {
    const { email } = await somebody();
    for (let time = 1; time <= 7; time += 1) expect((await ask(email)).status).to.equal(200);
    await letterTo(email, 5);
    await eventually(async () => {
      const [{ left = 1 } = {}] = (await api.sequelize
        .query(
          `select count(*)::int as left from pgboss.job where name = 'recover' and state in ('created', 'active')`,
        )
        .then(([rows]) => rows)) as { left: number }[];
      expect(left).to.equal(0);
    });
    expect(await mail.count(email, 'recovery')).to.equal(5);
  }).timeout(20_000);

  it('refuses repeated requests from one address', async () => {
    const statuses: number[] = [];
    for (let time = 1; time <= 11; time += 1) statuses.push((await ask(`name${time}@test.local`)).status);
    expect(statuses).to.deep.equal([...Array(10).fill(200), 429]);
  });

  it('ends no session and forgets no password when the new one is weak, and the link stays good', async () => {
    const { id, email } = await somebody();
    await signIn(email, old);
    const token = await linkOf(email);
    for (const weak of ['Abc1', 'Password1', null])
      expect(Object.keys((await confirm(token, 'user', weak)).body.errors)).to.deep.equal(['password']);
    expect(await Session.count({ where: { subject_id: id, revoked_at: null } })).to.equal(1);
    expect((await confirm(token)).status).to.equal(200);
  });

  it('lets the owner in at once, though he had spent his tries', async () => {
    const { email } = await somebody();
    for (let time = 1; time <= 6; time += 1) await signIn(email, 'Wrong1234');
    expect((await signIn(email, old)).status).to.equal(429);
    await confirm(await linkOf(email));
    expect((await signIn(email, password)).status).to.equal(200);
  });

  it('opens no session of a user with a second factor without its code', async () => {
    const { email } = await somebody();
    const { token } = (await signIn(email, old)).body.message;
    const telephone = await setUpTelephone(api.call, token);
    const { status: taken, body: said } = await confirm(await linkOf(email));
    expect([taken, said.message], 'no token in it').to.deep.equal([200, { email }]);
    const entered = await api.call<SecondStepAsked>('post', signInPaths.user, {
      body: { login: email, password },
    });
    expect(Object.keys(entered.body.message).sort()).to.deep.equal(['second_factor', 'ticket']);
    const { ticket } = entered.body.message;
    expect((await api.call('get', '/adm/me', { token: ticket })).status).to.equal(401);
    const bring = (code: string) =>
      api.call<SignedIn>('post', `${signInPaths.user}/code`, { body: { ticket, code } });
    expect((await bring('000000')).status).to.equal(401);
    const { status, body } = await bring(telephone.code());
    expect([status, body.message.user.email]).to.deep.equal([200, email]);
  });

  it('says what is wrong with an address', async () => {
    const { status, body } = await ask('не почта');
    expect([status, body.errors]).to.deep.equal([422, { email: 'Введите корректную электронную почту' }]);
  });

  it('serves partners as it serves staff', async () => {
    const partner = await buildPartner(await buildCenter(), given());
    await confirm(await linkOf(partner.email));
    expect((await signIn(partner.email, password)).body.message.user.is_partner).to.equal(true);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
