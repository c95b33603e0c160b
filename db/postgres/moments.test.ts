import { expect } from 'chai';
import { momentOf } from './moments.ts';

describe('moments as our connections get them', () => {
  it('moments are read to the millisecond, whatever fraction there is', () => {
    const texts = ['30', '30.5', '30.25', '30.125', '30.1259', '30.125999'].map(
      (seconds) => `2027-03-12 11:09:${seconds}+00`,
    );
    expect(texts.map((text) => momentOf(text)?.toISOString().slice(17, -1))).to.deep.equal([
      '30.000',
      '30.500',
      '30.250',
      '30.125',
      '30.125',
      '30.125',
    ]);
  });

  it('may lie long before our time, on the last day of a leap February', () => {
    expect(momentOf('1904-02-29 23:59:59+00')?.toISOString()).to.equal('1904-02-29T23:59:59.000Z');
    expect(momentOf('0100-01-01 00:00:00+00')?.toISOString()).to.equal('0100-01-01T00:00:00.000Z');
  });

  it('other formats of moments are left to the driver', () => {
    const unusual = [
      'infinity',
      '-infinity',
      '0044-03-15 00:00:00+00 BC',
      '0099-12-31 00:00:00+00',
      '10000-01-01 00:00:00+00',
      '2027-03-12 11:30:00+03',
      '2027-03-12',
    ];
    expect(unusual.filter((text) => momentOf(text) !== undefined)).to.deep.equal([]);
  });
});
