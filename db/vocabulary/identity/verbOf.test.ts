import { expect } from 'chai';
import { verbOf } from './verbOf.ts';

const said = (name: string) => verbOf(name, ['изменил', 'изменила', 'изменил(а)']);

describe('the verb of a person', () => {
  it('follows the patronymic, whatever the family name', () => {
    expect(said('Мельник Анна Игоревна')).to.equal('изменила');
    expect(said('Мельник Богдан Романович')).to.equal('изменил');
    expect(said('Вера Ильинична')).to.equal('изменила');
    expect(said('Цветков Лука Ильич')).to.equal('изменил');
  });

  it('follows the family name where there is no patronymic', () => {
    expect(said('Анна Петрова')).to.equal('изменила');
    expect(said('Полянская Эльвира')).to.equal('изменила');
    expect(said('Никита Рябов')).to.equal('изменил');
    expect(said('Лука Достоевский')).to.equal('изменил');
  });

  it('leaves open what a name does not tell', () => {
    expect(said('Саша Мельник')).to.equal('изменил(а)');
    expect(said('')).to.equal('изменил(а)');
  });
});
