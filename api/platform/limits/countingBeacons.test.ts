import { expect } from 'chai';
import { bounds } from '../caches/bounds.ts';
import { sizesOfCaches } from '../caches/sizes.ts';
import { countingBeacons } from './countingBeacons.ts';

describe('the counting of beacons', () => {
  const countBeacon = countingBeacons('beaconSenders', 300);

  it('beacons are counted by address, and by network of IPv6, up to the limit of an hour', () => {
    for (let sent = 0; sent < 300; sent += 1) countBeacon(`2001:db8:1:2::${sent.toString(16)}`);
    expect(() => countBeacon('2001:db8:1:2:ffff::1')).to.throw('Слишком много попыток');
    expect(() => countBeacon('2001:db8:1:3::1')).not.to.throw();
  });

  it('beacons of another kind have a count of their own', () => {
    expect(() => countingBeacons('viewSenders', 1)('2001:db8:1:2::1')).not.to.throw();
  });

  it('beacons stay within their byte limit, however many addresses send one', () => {
    for (let sent = 0; sent < 100_000; sent += 1)
      countBeacon(`10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`);
    expect(sizesOfCaches().beaconSenders).to.be.at.most(bounds.beaconSenders);
  });
});
