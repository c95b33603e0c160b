import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { seal, unseal } from '../../../platform/secrets/sealing.ts';
import { newRecoveryCodes, plainCode, stepOf, uriOf } from './oneTimeCodes.ts';

/** The secret of RFC 6238, «12345678901234567890», and the last six of its eight digits at each moment of appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

describe('one-time codes', () => {
  for (const [seconds, code] of vectors)
    it(`codes equal those of RFC 6238 at ${seconds} s`, () => {
      const step = Math.floor(seconds / 30);
      expect(stepOf(secret, code, seconds * 1000)).to.equal(step);
      expect(stepOf(secret, code, (seconds + 30) * 1000), 'half a minute late').to.equal(step);
      expect(stepOf(secret, code, (seconds + 90) * 1000), 'too late').to.equal(null);
    });

  it('codes of another secret, too short or without digits are refused', () => {
    for (const code of ['287083', '87082', '94287082', 'абвгде', ''])
      expect(stepOf(secret, code, 59_000)).to.equal(null);
  });

  it('every authenticator application reads the setup address', () => {
    const url = new URL(uriOf(secret, 'olga@test.local'));
    expect([url.protocol, url.host]).to.deep.equal(['otpauth:', 'totp']);
    expect(Object.fromEntries(url.searchParams)).to.include({
      secret,
      digits: '6',
      period: '30',
      issuer: 'Одонта',
    });
    expect(decodeURIComponent(url.pathname)).to.include('olga@test.local');
  });

  it('of paper are ten, differ, and are read however they are typed', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).to.equal(10);
    for (const code of codes) {
      expect(code).to.match(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/);
      expect(plainCode(` ${code.toLowerCase().replace('-', ' ')} `)).to.equal(code.replace('-', ''));
    }
  });

  it('secrets are encrypted for their owner alone', () => {
    const key = randomBytes(32);
    const sealed = seal(key, secret, 'user:1');
    expect(unseal(key, sealed, 'user:1')).to.equal(secret);
    expect(sealed.toString('latin1')).to.not.include(secret);
    expect(seal(key, secret, 'user:1').equals(sealed), 'sealed twice').to.equal(false);
    expect(() => unseal(key, sealed, 'user:2')).to.throw();
    expect(() => unseal(randomBytes(32), sealed, 'user:1')).to.throw();
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    expect(() => unseal(key, sealed, 'user:1')).to.throw();
  });
});
