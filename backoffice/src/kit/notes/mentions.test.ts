import { expect } from 'chai';
import { mentionedIn, mentioningAt, pieces, withMention } from './mentions.ts';

const anna = { id: 1, name: 'Петрова Анна Ильинична' };
const boris = { id: 2, name: 'Рябов Никита Олегович' };

describe('a mention in a note', () => {
  it('begins with an @ at the start of a word, at the caret', () => {
    expect(mentioningAt('Спроси @Пет', 11)).to.deep.equal({ at: 7, typed: 'Пет' });
    expect(mentioningAt('@', 1)).to.deep.equal({ at: 0, typed: '' });
    expect(mentioningAt('@Петрова Ан', 11)).to.deep.equal({ at: 0, typed: 'Петрова Ан' });
    expect(mentioningAt('@Пет и ещё', 4)).to.deep.equal({ at: 0, typed: 'Пет' });
  });

  it('is no address and no long sentence', () => {
    expect(mentioningAt('anna@mail', 9)).to.equal(null);
    expect(mentioningAt('@Анна зайди ко мне', 18)).to.equal(null);
    expect(mentioningAt('без собаки', 5)).to.equal(null);
  });

  it('puts the whole name in the place of what was typed', () => {
    const { text, caret } = withMention('Спроси @Пет, завтра', { at: 7, typed: 'Пет' }, anna);
    expect(text).to.equal('Спроси @Петрова Анна Ильинична , завтра');
    expect(text.slice(0, caret)).to.equal('Спроси @Петрова Анна Ильинична ');
  });

  it('counts while the name stands in the text, once', () => {
    const text = `@${anna.name} и снова @${anna.name}`;
    expect(mentionedIn(text, [anna, boris, anna])).to.deep.equal([anna]);
  });

  it('is told apart from the words around it', () => {
    expect(pieces(`Вот @${boris.name}!`, [boris, anna])).to.deep.equal([
      { text: 'Вот ', isName: false },
      { text: `@${boris.name}`, isName: true },
      { text: '!', isName: false },
    ]);
    expect(pieces('(a+)+$', [])).to.deep.equal([{ text: '(a+)+$', isName: false }]);
  });
});
