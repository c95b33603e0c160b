import type { IndividualProfile, SignedIn } from '@odonta/api/contract';
import { AuditEntry, Individual, Letter } from '@odonta/db/models';
import {
  buildCenter,
  buildIndividual,
  buildLegalMember,
  buildPartner,
} from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { mailboxes } from '../../testing/secrets.ts';
import { useApi } from '../../testing/useApi.ts';
import type { Account } from './accountKinds.ts';
import { hashPassword } from './passwords.ts';

const password = 'Zimnij7les';
const stale = 'Ссылка больше не действует: она одноразовая. Запросите новую';

describe('the e-mail of a new account', () => {
  const api = useApi();
  let password_hash: string;

  before(async () => {
    mailboxes(api);
    password_hash = await hashPassword(password);
  });

  let count = 0;
  const fresh = () => `new${++count}@test.local`;
  const register = (email: string) =>
    api.call<{ email: string }>('post', '/individual/users/register', {
      body: {
        last_name: 'Новиков',
        first_name: 'Ян',
        email,
        password,
        consent: { text_version: '2026-11-20' },
      },
    });
  const linksTo = async (to: string) => {
    const letters = await Letter.findAll({ where: { to }, order: ['id'] });
    return letters.flatMap(({ secret }) => secret?.split('#')[1] ?? []);
  };
  const confirm = (token: string | undefined, path = '/individual/users/email') =>
    api.call<{ email: string }>('post', `${path}/confirm`, { body: { token } });
  const tokenOf = async (email: string) =>
    (await api.call<SignedIn>('post', '/individual/users/auth', { body: { login: email, password } })).body
      .message.token;
  const isProved = async (token: string) =>
    (await api.call<IndividualProfile>('get', '/individual/me', { token })).body.message.is_email_proved;

  it('is not believed until the link of its letter was followed, once', async () => {
    const email = fresh();
    await register(email);
    const token = await tokenOf(email);
    expect(await isProved(token)).to.equal(false);
    const [link] = await linksTo(email);
    expect(link).to.match(/^individual\.[\w-]{43}$/);
    const letter = await Letter.findOne({ where: { to: email }, rejectOnEmpty: true });
    expect([letter.secret, letter.text]).to.satisfy(
      ([secret, text]: string[]) => secret?.includes('/login/email#') && !text?.includes(link ?? 'none'),
    );
    expect((await confirm(link)).body.message).to.deep.equal({ email });
    expect(await isProved(token)).to.equal(true);
    expect(await AuditEntry.count({ where: { action: 'prove_email' } })).to.equal(1);
    const again = await confirm(link);
    expect([again.status, again.body.errors]).to.deep.equal([422, { token: stale }]);
  });

  it('is proved once of ten who follow one link at the same moment', async () => {
    const email = fresh();
    await register(email);
    const [link] = await linksTo(email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(link)));
    expect(answers.filter(({ status }) => status === 200)).to.have.length(1);
  });

  it('is proved by no link of another address, another audience, or one that a newer letter has followed', async () => {
    const email = fresh();
    await register(email);
    const token = await tokenOf(email);
    const [older] = await linksTo(email);
    expect((await api.call('post', '/individual/me/email', { token, body: {} })).status).to.equal(200);
    const [, newer] = await linksTo(email);
    for (const wrong of [older, 'individual.nothing', newer?.replace('individual', 'user')])
      expect((await confirm(wrong)).status, wrong).to.equal(422);
    for (const path of ['/partner/email', '/legal/users/email'])
      expect((await confirm(newer, path)).status).to.equal(422);
    await Individual.update({ email: fresh() }, { where: { email } });
    expect((await confirm(newer)).status).to.equal(422);
    expect(await isProved(token)).to.equal(false);
  });

  it('gets three letters an hour at most, and none once it is proved', async () => {
    const email = fresh();
    await register(email);
    const token = await tokenOf(email);
    const again = async () => (await api.call('post', '/individual/me/email', { token, body: {} })).status;
    expect([await again(), await again(), await again(), await again()]).to.deep.equal([200, 200, 200, 429]);
    await api.sequelize.query('delete from rate_limits');
    const links = await linksTo(email);
    await confirm(links.at(-1));
    expect(await again()).to.equal(409);
    expect(await linksTo(email)).to.have.length(4);
  });

  it('is asked about under one answer for known and new, and a known one stays as it was', async () => {
    const email = fresh();
    const [first, second] = [await register(email), await register(email)];
    expect([second.status, second.body]).to.deep.equal([first.status, first.body]);
    expect(await linksTo(email)).to.have.length(1);
    expect((await Individual.findOne({ where: { email } }))?.email_proved_at).to.equal(null);
  });

  it('is believed where a letter has set the password, and not any more where it was changed', async () => {
    const given = { password_hash, email_proved_at: new Date() };
    const rows: Account[] = [
      await buildPartner(await buildCenter(), given),
      await buildLegalMember(given),
      await buildIndividual(given),
    ];
    for (const row of rows) {
      expect((await row.reload()).email_proved_at).to.not.equal(null);
      await row.update({ email: fresh() });
      expect((await row.reload()).email_proved_at, row.constructor.name).to.equal(null);
    }
  });

  it('is no business of staff, who come by an invitation', async () => {
    const { token } = await api.staff('ADMIN');
    expect((await api.call('post', '/adm/me/email', { token, body: {} })).status).to.equal(404);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
