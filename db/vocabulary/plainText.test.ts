import { expect } from 'chai';
import { plainText, shortened } from './plainText.ts';

describe('plainText', () => {
  it('takes away the markup and decodes what is left', () => {
    expect(plainText('<p>Эндо&nbsp;&amp; <b>терапия</b></p>\n<ul><li>один</li></ul>', 100)).to.equal(
      'Эндо & терапия один',
    );
  });

  it('cuts between words and says so', () => {
    expect([shortened('Первое слово', 12), shortened('Первое слово', 11)]).to.deep.equal([
      'Первое слово',
      'Первое…',
    ]);
    expect(plainText('Первое слово, второе слово', 16)).to.equal('Первое слово…');
    expect(plainText('а'.repeat(500), 100)).to.have.length(101);
  });
});
