import { expect } from 'chai';
import { definitionOf } from '../../resources/index.ts';
import { deedChoices, deedInWords } from './deeds.ts';
import { inWords } from './inWords.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

describe('history in words', () => {
  it('says any value as a person would', () => {
    expect(inWords('sales_paused', true)).to.equal('да');
    expect(inWords('phone', null)).to.equal('—');
    expect(plain(inWords('price', 18900))).to.equal('18 900');
    expect(inWords('text', '<p>Первый <b>абзац</b></p>')).to.equal('Первый абзац');
    expect(inWords('tags', [])).to.equal('—');
  });

  it('knows moments by the names of their fields', () => {
    expect(inWords('created_at', 1_800_000_000)).to.equal('15.01.2027, 11:00');
    expect(plain(inWords('population', 1_800_000_000))).to.equal('1 800 000 000');
  });

  it('puts labels in the place of codes', () => {
    const codes = definitionOf('prods')?.codes ?? {};
    expect(inWords('status', 'CONFIRMED', codes.status)).to.equal('Опубликован');
    expect(inWords('categories', [2, 6], codes.categories)).to.equal('Эндодонтия, Ортодонтия');
    expect(inWords('type', 5, codes.type)).to.equal('Лекция и практика');
  });

  it('cuts what nobody would read to the end', () => {
    expect(inWords('text', 'а'.repeat(1000))).to.have.length(241);
  });

  it('names deeds by the labels of their moves', () => {
    expect(deedInWords('prods', 'publish')).to.equal('Опубликовать');
    expect(deedInWords('cities', 'edit')).to.equal('Запись изменена');
    expect(deedInWords('cities', 'unheard_of')).to.equal('unheard_of');
    expect(deedChoices().map(({ id }) => id)).to.include.members(['create', 'publish', 'answer']);
  });
});
