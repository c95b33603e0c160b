import { expect } from 'chai';
import { roublesOfText, roublesText } from './roubles.ts';

describe('prices in forms', () => {
  it('prices are grouped for reading', () => {
    expect(roublesText(18900).replace(/\s/g, ' ')).to.equal('18 900');
    expect([roublesText(0), roublesText(null)]).to.deep.equal(['0', '']);
  });

  it('prices are understood as people write and paste them', () => {
    for (const text of [
      '18900',
      '18 900',
      '18 900 ₽',
      '18 900,00',
      '18900.00 руб',
      '18\u00a0900',
      '18 900,5 руб.',
    ])
      expect(roublesOfText(text), text).to.equal(18900);
  });

  it('an empty field is no price, and zero is free', () => {
    expect([roublesOfText(''), roublesOfText(' '), roublesOfText('0')]).to.deep.equal([null, null, 0]);
  });
});
