import { expect } from 'chai';
import { optionsByCount, partedChoices, spelledAs } from './partedChoices.ts';

describe('choices of a long list', () => {
  const options = ['а', 'б', 'в', 'г'].map((name) => [name, name] as const);

  it('choices fold after the first few, but never over a selected one', () => {
    const { open, folded } = partedChoices(options, ['г'], 2);
    expect(open.map(([value]) => value)).to.deep.equal(['а', 'б', 'г']);
    expect(folded.map(([value]) => value)).to.deep.equal(['в']);
    expect(partedChoices(options, []).folded).to.deep.equal([]);
  });

  it('choices are sorted by count, and a selected one stays even without results', () => {
    expect(optionsByCount({ Пермь: 2, Онлайн: 7, Анапа: 2 }, ['Орёл', 'Пермь'])).to.deep.equal([
      ['Онлайн', 'Онлайн'],
      ['Анапа', 'Анапа'],
      ['Пермь', 'Пермь'],
      ['Орёл', 'Орёл'],
    ]);
  });

  it('choices are spelled as the catalogue spells them', () => {
    expect(spelledAs(['Орёл', 'Онлайн'], ['орел', 'онлайн', 'Нигде'])).to.deep.equal([
      'Орёл',
      'Онлайн',
      'Нигде',
    ]);
  });
});
