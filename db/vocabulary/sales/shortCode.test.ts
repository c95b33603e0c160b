import { expect } from 'chai';
import { shortCodeIn, shortCodeInWords } from './shortCode.ts';

describe('the short code of a ticket', () => {
  it('is understood in Russian or Latin letters, in any case and in halves', () => {
    expect(shortCodeInWords('AC3H7KPT')).to.equal('AC3H\u00a07KPT');
    for (const typed of ['AC3H7KPT', 'ac3h 7kpt', 'АС3Н-7КРТ', 'ас3н\u00a07крт'])
      expect(shortCodeIn(typed), typed).to.equal('AC3H7KPT');
  });

  it('is told from a name, a phone and a number of an order', () => {
    for (const typed of ['Иванова', '89001234567', 'З-26-000042', 'AC3H7KP', 'AC3H7KP0'])
      expect(shortCodeIn(typed), typed).to.equal(null);
  });
});
