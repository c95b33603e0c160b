import { expect } from 'chai';
import { emptyPerson } from '../../platform/forms/personLabels.ts';
import { shortageOf } from './shortage.ts';

const person = {
  ...emptyPerson,
  is_student: false,
};
const part = (key: 'main' | 'lecture' | 'practice', seats_left: number | null) => ({
  key,
  label: key,
  price: 1000,
  seats_left,
});
const asked = (others: number, participation = 'main') => ({
  participation,
  is_self: true,
  participants: Array.from({ length: others }, () => person),
});

describe('the shortage of seats in the booking form', () => {
  it('is silent while everybody fits, and where seats are not counted', () => {
    expect(shortageOf({ participations: [part('main', 2)], seats_left: 2 }, asked(1))).to.equal(null);
    expect(shortageOf({ participations: [part('main', null)], seats_left: null }, asked(40))).to.equal(null);
  });

  it('says how many seats there are for how many people', () => {
    expect(shortageOf({ participations: [part('main', 1)], seats_left: 1 }, asked(1))).to.equal(
      'Свободно 1\u00a0место, а участников 2: уберите лишних, чтобы записать остальных.',
    );
  });

  it('leads from a full part of the course to another, where there is one', () => {
    const parts = [part('lecture', 3), part('practice', 0)];
    expect(shortageOf({ participations: parts, seats_left: 3 }, asked(0, 'practice'))).to.equal(
      'Мест нет: выберите, в чём ещё участвуете.',
    );
    expect(shortageOf({ participations: [part('main', 0)], seats_left: 0 }, asked(0))).to.equal('Мест нет.');
  });
});
