import { expect } from 'chai';
import { chooseEncoding, isUnchanged } from './negotiation.ts';

describe('the coding of an answer', () => {
  const cases: [string | undefined, string][] = [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0.0', 'identity'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity', 'identity'],
    ['*;q=0', 'identity'],
    ['BR', 'br'],
    ['brotli, gzipped', 'identity'],
    ['br;q=nonsense', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ];
  for (const [accepted, encoding] of cases) {
    it(`is ${encoding} for «${accepted}»`, () => {
      expect(chooseEncoding(accepted)).to.equal(encoding);
    });
  }
});

describe('a page the client has', () => {
  it('is recognised alone, in a list, weak or strong, and by a star', () => {
    for (const given of ['W/"a"', '"a"', '"x", W/"a"', '*'])
      expect(isUnchanged(given, 'W/"a"'), given).to.equal(true);
  });

  it('is not recognised by another tag', () => {
    for (const given of ['W/"b"', 'a', '']) expect(isUnchanged(given, 'W/"a"'), given).to.equal(false);
  });
});
