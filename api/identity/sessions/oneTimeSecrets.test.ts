import { OneTimeSecret } from '@odonta/db/models';
import { inTransaction } from '@odonta/db/postgres/transaction.ts';
import { type TestWorld, testWorld } from '@odonta/db/testing/world.ts';
import { expect } from 'chai';
import { issueCode, issueToken, livingToken, takeCode, takeToken, voidSecretsOf } from './oneTimeSecrets.ts';

const key = Buffer.alloc(32, 7);
const receiver = { audience: 'user', target: 'olga@test.local', subject_id: 1, ip: '127.0.0.1' } as const;
const phone = { audience: 'individual', target: '+79161234567', subject_id: null, ip: null } as const;

describe('secrets that are good for once', () => {
  let world: TestWorld;

  before(async () => {
    world = await testWorld();
  });
  beforeEach(() => OneTimeSecret.destroy({ where: {} }));
  after(() => world?.close());

  const issue = (to: typeof receiver = receiver) =>
    inTransaction(world.sequelize, (transaction) => issueToken('RECOVERY', to, transaction));
  const take = (
    token: string,
    audience: 'user' | 'legal' = 'user',
    kind: 'RECOVERY' | 'INVITATION' = 'RECOVERY',
  ) => inTransaction(world.sequelize, (transaction) => takeToken(kind, audience, token, transaction));
  const sendCode = () => inTransaction(world.sequelize, (transaction) => issueCode(phone, key, transaction));
  const typeCode = (code: string, with_ = key) =>
    inTransaction(world.sequelize, (transaction) => takeCode({ ...phone, code }, with_, transaction));
  const expire = () =>
    OneTimeSecret.update({ expires_at: new Date(Date.now() - 1000) }, { where: { used_at: null } });
  const another = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

  it('a secret opens its purpose once and names its owner', async () => {
    const token = await issue();
    expect(await livingToken('RECOVERY', 'user', token)).to.not.equal(null);
    expect(await take(token)).to.include({ subject_id: 1, target: 'olga@test.local' });
    expect(await take(token)).to.equal(null);
    expect(await livingToken('RECOVERY', 'user', token)).to.equal(null);
  });

  it('a secret is stored as a hash of 32 unguessable bytes', async () => {
    const token = await issue();
    expect(token).to.match(/^user\.[\w-]{43}$/);
    const code = await sendCode();
    expect(code).to.match(/^\d{6}$/);
    const kept = JSON.stringify(await OneTimeSecret.findAll());
    for (const secret of [token, token.slice(5), code]) expect(kept).to.not.include(secret);
  });

  it('one of twenty concurrent uses succeeds', async () => {
    const token = await issue();
    const taken = await Promise.all(Array.from({ length: 20 }, () => take(token)));
    expect(taken.filter((one) => one !== null)).to.have.length(1);
  });

  it('a newer secret voids the older, also for two concurrent requests', async () => {
    const old = await issue();
    const [one, other] = await Promise.all([issue(), issue()]);
    expect(await take(old)).to.equal(null);
    const left = [await take(one), await take(other)];
    expect(left.filter((taken) => taken !== null)).to.have.length(1);
  });

  it('a secret opens nothing of another audience or kind, after expiry, or once it was voided', async () => {
    const token = await issue();
    expect([await take(token, 'legal'), await take(token, 'user', 'INVITATION')]).to.deep.equal([null, null]);
    await inTransaction(world.sequelize, (transaction) => voidSecretsOf('legal', 1, transaction));
    expect(await livingToken('RECOVERY', 'user', token)).to.not.equal(null);
    await inTransaction(world.sequelize, (transaction) => voidSecretsOf('user', 1, transaction));
    expect(await take(token)).to.equal(null);
    const late = await issue();
    await expire();
    expect(await take(late)).to.equal(null);
  });

  it('a code allows five tries, even if the sixth is right', async () => {
    const code = await sendCode();
    for (let number = 1; number <= 5; number += 1)
      expect(await typeCode(another(code, number))).to.equal('wrong');
    expect(await typeCode(code)).to.equal('spent');
    const fresh = await sendCode();
    for (let number = 1; number <= 4; number += 1) await typeCode(another(fresh, number));
    expect(await typeCode(fresh)).to.include({ target: phone.target, tries: 5 });
    expect(await typeCode(fresh)).to.equal('wrong');
  });

  it('a code allows five of forty concurrent tries', async () => {
    const code = await sendCode();
    const looks = Array.from({ length: 40 }, (_, number) => typeCode(another(code, number + 1)));
    expect((await Promise.all(looks)).filter((look) => look === 'wrong')).to.have.length(5);
    expect(await typeCode(code)).to.equal('spent');
  });

  it('stolen hashes are useless without the key', async () => {
    const code = await sendCode();
    expect(await typeCode(code, Buffer.alloc(32, 8))).to.equal('wrong');
    expect(await typeCode(code)).to.include({ target: phone.target });
  });
});
