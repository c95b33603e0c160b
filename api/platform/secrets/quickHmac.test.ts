import { createHmac, randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { quickHmac } from './quickHmac.ts';

describe('the quick HMAC', () => {
  it('the quick HMAC is the one that the standard library computes, for keys and texts of any length', () => {
    for (const length of [0, 1, 21, 63, 64, 65, 200, 1024, 1025, 5000])
      for (const keyLength of [1, 32, 64, 65, 300]) {
        const key = randomBytes(keyLength);
        const hmac = quickHmac(key);
        for (const text of [randomBytes(length), randomBytes(21)])
          expect(hmac(text)).to.deep.equal(createHmac('sha256', key).update(text).digest());
      }
  });
});
