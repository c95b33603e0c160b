import type { SignedIn } from '@odonta/api/contract';
import { AuditEntry, Letter, Session } from '@odonta/db/models';
import { buildCenter, buildPartner, buildUser } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useSignInStage } from '../../testing/signInStage.ts';

const current = 'Demo1234';
const password = 'Zimnij7les';

describe('changing one’s own password', () => {
  const { api, second, hashed } = useSignInStage(current);

  const person = async (kind: 'staff' | 'partner' = 'staff') => {
    const user =
      kind === 'staff'
        ? await buildUser({ roles: ['MANAGER'], ...hashed })
        : await buildPartner(await buildCenter(), hashed);
    const tokens = [await api.tokenOf(user), await api.tokenOf(user), await api.tokenOf(user)] as const;
    return { user, tokens, at: kind === 'staff' ? '/adm/me' : '/partner/me' };
  };
  type Person = Awaited<ReturnType<typeof person>>;
  const change = ({ tokens: [token], at }: Person, body: object) =>
    api.call<{ ended: number }>('post', `${at}/password`, { token, body });
  const living = async ({ tokens, at }: Person) => {
    const answers = [api, second].flatMap((node) => tokens.map((token) => node.call('get', at, { token })));
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  const signIn = (login: string, with_: string) =>
    api.call<SignedIn>('post', '/partner/checkAuth', { body: { login, password: with_ } });
  const all = Array(6).fill(200);

  for (const kind of ['staff', 'partner'] as const)
    it(`ends the other sessions of ${kind} on every node and not this one, and is told by a letter`, async () => {
      const one = await person(kind);
      const { status, body } = await change(one, { current, password });
      expect([status, body.message.ended]).to.deep.equal([200, 2]);
      expect(await living(one)).to.deep.equal([200, 401, 401, 200, 401, 401]);
      const { email, id } = one.user;
      expect((await signIn(email, current)).status).to.equal(401);
      expect((await signIn(email, password)).status).to.equal(200);
      const letters = await Letter.findAll({ where: { to: email } });
      expect(letters.map(({ subject }) => subject)).to.deep.equal(['Пароль изменён']);
      const journal = await AuditEntry.findOne({
        where: { action: 'change_password', record_id: String(id) },
      });
      expect(journal?.actor_id).to.equal(id);
      for (const kept of [letters, journal]) expect(JSON.stringify(kept)).to.not.match(/Zimnij7les|argon2/);
    });

  it('ends no session, and changes nothing, when the current password is wrong', async () => {
    const one = await person();
    const { status, body } = await change(one, { current: 'Wrong1234', password });
    expect([status, body.errors]).to.deep.equal([422, { current: 'Неверный текущий пароль' }]);
    expect(await living(one)).to.deep.equal(all);
    expect((await signIn(one.user.email, current)).status).to.equal(200);
    expect(await Letter.count({ where: { to: one.user.email } })).to.equal(0);
  });

  for (const [what, wanted, refusal] of [
    ['short', 'Abc1', /От 6 до 20/],
    ['long', 'Abcdefgh1234567890123', /От 6 до 20/],
    ['without a capital', 'zimnij7les', /От 6 до 20/],
    ['without a digit', 'Zimnijles', /От 6 до 20/],
    ['the commonest', 'Password1', /подбирают первым/],
    ['a common one in other letters', 'qWERTY123', /подбирают первым/],
    ['the same', current, /совпадает/],
    ['no text', { $ne: 1 }, /./],
    ['absent', undefined, /./],
  ] as const)
    it(`refuses a new password that is ${what}, and ends no session`, async () => {
      const one = await person();
      const { status, body } = await change(one, { current, password: wanted });
      expect([status, Object.keys(body.errors)]).to.deep.equal([422, ['password']]);
      expect(body.errors.password).to.match(refusal);
      expect(await living(one)).to.deep.equal(all);
    });

  it('lets nobody guess the current one by an open session', async () => {
    const one = await person();
    const statuses: number[] = [];
    for (let number = 0; number < 6; number += 1)
      statuses.push((await change(one, { current: `Wrong${number}aA`, password })).status);
    expect(statuses).to.deep.equal([...Array(5).fill(422), 429]);
    expect((await change(one, { current, password })).status).to.equal(429);
    expect(await AuditEntry.count({ where: { action: 'password_refused', actor_id: one.user.id } })).to.equal(
      5,
    );
  });

  it('is done once by two who change it at the same moment', async () => {
    const one = await person();
    const wanted = ['Zimnij7les', 'Letnij8sad'];
    const answers = await Promise.all(wanted.map((to) => change(one, { current, password: to })));
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await signIn(one.user.email, wanted[winner] ?? '')).status).to.equal(200);
    expect((await signIn(one.user.email, wanted[1 - winner] ?? '')).status).to.equal(401);
  });

  it('proves anew who sits there, for this session alone', async () => {
    const one = await person();
    const hourAgo = new Date(Date.now() - 3_600_000);
    await Session.update({ proved_at: hourAgo }, { where: { subject_id: one.user.id } });
    await change(one, { current, password });
    const sessions = await Session.findAll({ where: { subject_id: one.user.id } });
    const proved = sessions.filter(({ proved_at }) => proved_at > hourAgo);
    expect(proved.map(({ revoked_at }) => revoked_at)).to.deep.equal([null]);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
