import { expect } from 'chai';
import { errorsOfDay } from './programErrors.ts';

const blank = { time: null, text: ' ' };
const lecture = { time: '19:30', text: 'Лекция' };

describe('the refusals of a programme', () => {
  const errors = {
    'program_days.0.items.0.time': 'вне часов',
    'program_days.0.items.1.text': 'Заполните',
    'program_days.0.title': 'лишний',
    'program_days.10.title': 'другого дня',
    price: 'Укажите цену',
  };

  it('a refusal stands at its row as typed, below blank ones', () => {
    const items = [blank, lecture, blank, { time: '20:00', text: '' }];
    expect(errorsOfDay(errors, 0, items)).to.deep.equal({
      'items.1.time': 'вне часов',
      'items.3.text': 'Заполните',
      title: 'лишний',
    });
  });

  it('a refusal stands at its own row where none is blank', () => {
    expect(errorsOfDay(errors, 0, [lecture, lecture])).to.deep.equal({
      'items.0.time': 'вне часов',
      'items.1.text': 'Заполните',
      title: 'лишний',
    });
  });
});
