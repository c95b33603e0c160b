import { expect } from 'chai';
import { recipientsInWords, toSoMany } from './messageWords.ts';

describe('recipients of a letter in words', () => {
  const plain = (text: string) => text.replace(/\s/g, ' ');

  it('agree with their number', () => {
    expect([1, 3, 11, 21].map(toSoMany).map(plain)).to.deep.equal([
      '1 получателю',
      '3 получателям',
      '11 получателям',
      '21 получателю',
    ]);
    expect([1, 3, 11].map(recipientsInWords).map(plain)).to.deep.equal([
      '1 получатель',
      '3 получателя',
      '11 получателей',
    ]);
  });
});
