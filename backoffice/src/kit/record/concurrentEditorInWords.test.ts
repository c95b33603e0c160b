import { expect } from 'chai';
import { concurrentEditorInWords } from './concurrentEditorInWords.ts';

const at = Date.UTC(2027, 2, 12, 11, 5) / 1000;

describe('who was first', () => {
  it('is named with the time, as one speaks of her or him', () => {
    const anna = { id: 1, name: 'Анна Петрова' };
    expect(concurrentEditorInWords({ by: anna, at }, at + 60)).to.equal(
      'Пока вы правили, Анна Петрова изменила запись в 14:05',
    );
    const boris = { id: 2, name: 'Рябов Никита Олегович' };
    expect(concurrentEditorInWords({ by: boris, at }, at + 60)).to.include('Олегович изменил запись');
  });

  it('is named with the day where it was not today', () => {
    const text = concurrentEditorInWords({ by: { id: 1, name: 'Анна Петрова' }, at }, at + 48 * 3600);
    expect(text).to.include('12.03.2027');
  });

  it('is another member of staff where nobody knows', () => {
    expect(concurrentEditorInWords({})).to.equal('Запись изменил другой сотрудник');
  });
});
