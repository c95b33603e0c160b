import { noClosure } from '@odonta/db/vocabulary/catalog/closure.ts';
import { expect } from 'chai';
import { firstDay, savedInWords } from './pauseForm.ts';
import { endingInWords, pauseInWords } from './pauseInWords.ts';

const pause = { closed_from: '2027-03-10', closed_to: '2027-03-14', closure_note: 'Мы в отпуске' };
const [before, during] = ['2027-03-09T12:00:00Z', '2027-03-10T12:00:00Z'].map((at) => Date.parse(at) / 1000);

describe('the pause in the cabinet of a centre', () => {
  it('is told as coming before its first day, and as lasting from then on', () => {
    const days = 'с 10 марта 2027 по 14 марта 2027 включительно: Мы в отпуске';
    expect(pauseInWords(pause, before)).to.equal(`Пауза продаж назначена ${days}`);
    expect(pauseInWords(pause, during)).to.equal(`Продажи приостановлены ${days}`);
    expect(savedInWords(pause, before)).to.equal(
      'Пауза назначена: посетители прочтут пояснение 10 марта 2027',
    );
    expect(savedInWords(pause, during)).to.include('посетители читают');
  });

  it('is cancelled before its first day, and ended from then on', () => {
    expect(endingInWords(pause, before)).to.include({ label: 'Отменить паузу' });
    expect(endingInWords(pause, during)).to.include({ label: 'Открыть продажи' });
    expect(endingInWords(pause, during)?.text).to.include('Пауза до 14 марта 2027 закончится');
  });

  it('is nothing where there is none', () => {
    expect([pauseInWords(noClosure), endingInWords(noClosure)]).to.deep.equal(['', null]);
  });

  it('may be moved to today while it is to come', () => {
    expect(firstDay(pause, '2027-03-01')).to.equal('2027-03-01');
    expect(firstDay(pause, '2027-03-12')).to.equal('2027-03-10');
    expect(firstDay({ closed_from: null }, '2027-03-12')).to.equal('2027-03-12');
  });
});
