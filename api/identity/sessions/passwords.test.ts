import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { hashPassword, verifyPassword } from './passwords.ts';

describe('passwords', () => {
  it('passwords are hashed by argon2id into a PHC string, each time another', async () => {
    const [one, other] = await Promise.all([hashPassword('Demo1234'), hashPassword('Demo1234')]);
    for (const hash of [one, other])
      expect(hash).to.match(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).to.not.equal(other);
  });

  it('passwords fit their own hash alone', async () => {
    const hash = await hashPassword('Demo1234');
    expect(await verifyPassword('Demo1234', hash)).to.equal(true);
    for (const wrong of ['demo1234', 'Demo1234 ', '', 'Demo12345', '\0Demo1234'])
      expect(await verifyPassword(wrong, hash)).to.equal(false);
  });

  it('no password fits a missing or broken hash', async () => {
    for (const hash of [null, '', 'Demo1234', '$argon2id$v=19$m=19456,t=2,p=1$$', '$'])
      expect(await verifyPassword('Demo1234', hash)).to.equal(false);
  });

  it('hashing many passwords leaves the threads of the process free', async () => {
    const hashing = Promise.all(Array.from({ length: 12 }, () => hashPassword('Demo1234')));
    const began = performance.now();
    await readFile(import.meta.filename);
    const waited = performance.now() - began;
    const began2 = performance.now();
    await hashing;
    expect(waited).to.be.below((performance.now() - began2 + waited) / 2);
  });
});
