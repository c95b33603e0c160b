import { expect } from 'chai';
import fc from 'fast-check';
import { type AdSpot, isFresh, issuedAt, noncesBy, signedNonce } from './nonces.ts';

const spots: fc.Arbitrary<AdSpot> = fc.record({
  banner_id: fc.integer({ min: 1, max: 2_147_483_647 }),
  slot: fc.constantFrom(5, 10, 15, 20, 25),
  category_id: fc.nat(2_147_483_647),
});
const { issue, read } = noncesBy('a secret of this site');

describe('the nonce of a showing', () => {
  it('a signed nonce names its banner, slot and category, and no two are alike', () => {
    fc.assert(
      fc.property(spots, (spot) => {
        const text = issue(spot);
        expect(text).to.match(signedNonce).and.not.equal(issue(spot));
        expect(read(text)).to.deep.include(spot);
      }),
    );
  });

  it('what another secret signed, a changed byte, another length or another spelling is not read', () => {
    fc.assert(
      fc.property(spots, fc.nat(36), fc.integer({ min: 1, max: 255 }), (spot, place, change) => {
        const text = issue(spot);
        const bytes = Buffer.from(text, 'base64url');
        bytes[place] = (bytes[place] ?? 0) ^ change;
        const forged = [
          noncesBy('another').issue(spot),
          bytes.toString('base64url'),
          text.slice(1),
          `${text}A`,
        ];
        for (const each of [...forged, `${text}=`, ` ${text}`, '']) expect(read(each), each).to.equal(null);
      }),
    );
  });

  it('a showing counts for a day, 100 stale ones of 100 do not, and none that is issued in the future', () => {
    const showing = read(issue({ banner_id: 1, slot: 5, category_id: 0 }));
    if (!showing) throw new Error('unread');
    const [at, hour] = [issuedAt(showing), 3_600_000];
    expect(at).to.be.closeTo(Date.now(), 1000);
    for (const age of [0, hour, 24 * hour - 1]) expect(isFresh(showing, at + age)).to.equal(true);
    for (let late = 0; late < 100; late += 1)
      expect(isFresh(showing, at + (24 + late) * hour)).to.equal(false);
    expect(isFresh(showing, at - 61_000)).to.equal(false);
  });
});
