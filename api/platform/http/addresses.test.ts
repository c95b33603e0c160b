import { expect } from 'chai';
import { limitedAddress, limitedNetwork } from './addresses.ts';

describe('an address as limits count it', () => {
  it('is the /64 around an address of IPv6, however it is written, and the address itself of IPv4', () => {
    const one = ['2001:db8:0:7::1', '2001:DB8::7:0:0:0:2', '2001:0db8:0000:0007:ffff::'];
    expect([...new Set(one.map(limitedAddress))]).to.deep.equal(['2001:db8:0:7']);
    expect(limitedAddress('2001:db8:0:8::1')).to.equal('2001:db8:0:8');
    expect(limitedAddress('::1')).to.equal('0:0:0:0');
    expect(['192.0.2.7', '::ffff:192.0.2.7'].map(limitedAddress)).to.deep.equal(['192.0.2.7', '192.0.2.7']);
    expect(limitedAddress(null)).to.equal('unknown');
  });

  it('has a neighbourhood: /24, or /48 of IPv6', () => {
    expect(limitedNetwork('192.0.2.7')).to.equal('192.0.2');
    expect(limitedNetwork('2001:db8:1:7::1')).to.equal('2001:db8:1');
  });
});
