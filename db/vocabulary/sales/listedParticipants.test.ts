import { expect } from 'chai';
import { pastedParticipants } from './listedParticipants.ts';

const anna = {
  last_name: 'Иванова',
  first_name: 'Анна',
  middle_name: 'Петровна',
  phone: '+7 900 123-45-67',
  email: 'anna@example.ru',
  is_student: false,
};

describe('a pasted list of participants', () => {
  it('is read as a spreadsheet copies it', () => {
    const { people, faults: issues } = pastedParticipants(
      'Иванова\tАнна\tПетровна\t+7 900 123-45-67\tAnna@example.ru\t\r\nПетров\tИван\t\t\t\tда\r\n',
    );
    expect(people[0]).to.deep.equal(anna);
    expect(people[1]).to.include({ last_name: 'Петров', email: '', is_student: true });
    expect(issues).to.deep.equal([]);
  });

  it('is read with semicolons, quotes and columns in an order of its own', () => {
    const { people } = pastedParticipants(
      'Почта;Имя;Фамилия;Город\nanna@example.ru;"Анна";Иванова;Москва\n\n',
    );
    expect(people).to.deep.equal([{ ...anna, middle_name: '', phone: '' }]);
  });

  it('keeps what is wrong, and says where it stands', () => {
    const { people, faults: issues } = pastedParticipants('Иванова;Анна;;123;anna@\n;Иван');
    expect(people[0]).to.include({ phone: '123', email: 'anna@' });
    expect(issues.map(({ row, column }) => [row, column])).to.deep.equal([
      [1, 'Телефон'],
      [1, 'Почта'],
      [2, 'Фамилия'],
    ]);
  });

  it('is read by commas and by spaces, with the whole name in one column', () => {
    for (const text of [
      'Иванова Анна Петровна,+7 900 123-45-67,anna@example.ru',
      'Иванова Анна Петровна; anna@example.ru; +7 900 123-45-67',
      'Иванова Анна Петровна +7 900 123-45-67 anna@example.ru',
      'ФИО\tПочта\tТелефон\nИванова Анна Петровна\tanna@example.ru\t+7 900 123-45-67',
      'Иванова, Анна Петровна, +7 900 123-45-67, anna@example.ru',
      '"Иванова";"Анна";"Петровна";"+7 900 123-45-67";"anna@example.ru"',
    ]) {
      const { people, faults: issues } = pastedParticipants(text);
      expect([people, issues], text).to.deep.equal([[anna], []]);
    }
  });

  it('without a middle name keeps phone and e-mail where they belong', () => {
    const { people, faults: issues } = pastedParticipants(
      'Иванова;Анна;+7 900 123-45-67;anna@example.ru\nПетров Иван',
    );
    expect(people).to.deep.equal([
      { ...anna, middle_name: '' },
      { ...anna, last_name: 'Петров', first_name: 'Иван', middle_name: '', phone: '', email: '' },
    ]);
    expect(issues).to.deep.equal([]);
  });

  it('names each faulty row by its place among the people', () => {
    const { faults: issues } = pastedParticipants('Иванова Анна\nПетров\n\nСидоров Олег 12 oleg@');
    expect(issues.map(({ at, field, row }) => [at, field, row])).to.deep.equal([
      [1, 'first_name', 2],
      [2, 'phone', 4],
      [2, 'email', 4],
    ]);
  });

  it('takes no more people than an order has room for', () => {
    expect(pastedParticipants('Иванова;Анна\n'.repeat(600)).people).to.have.length(500);
  });
});
