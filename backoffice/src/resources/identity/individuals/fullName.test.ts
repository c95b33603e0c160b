import { expect } from 'chai';
import { fullName } from './fullName.ts';

describe('The full name of a buyer', () => {
  it('is read as a list of people is', () => {
    const person = { last_name: 'Ветрова', first_name: 'Нина', middle_name: null };
    expect(fullName(person)).to.equal('Ветрова Нина');
  });

  it('is said to be missing when he came by his phone', () => {
    expect(fullName({ last_name: '', first_name: '', middle_name: null })).to.equal('Без имени');
  });
});
