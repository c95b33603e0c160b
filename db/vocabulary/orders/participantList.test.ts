import { expect } from 'chai';
import { pastedParticipants } from './participantList.ts';

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
    const { people, faults } = pastedParticipants(
      'Иванова\tАнна\tПетровна\t+7 900 123-45-67\tAnna@example.ru\t\r\nПетров\tИван\t\t\t\tда\r\n',
    );
    expect(people[0]).to.deep.equal(anna);
    expect(people[1]).to.include({ last_name: 'Петров', email: '', is_student: true });
    expect(faults).to.deep.equal([]);
  });

  it('is read with semicolons, quotes and columns in an order of its own', () => {
    const { people } = pastedParticipants(
      'Почта;Имя;Фамилия;Город\nanna@example.ru;"Анна";Иванова;Москва\n\n',
    );
    expect(people).to.deep.equal([{ ...anna, middle_name: '', phone: '' }]);
  });

  it('keeps what is wrong, and says where it stands', () => {
    const { people, faults } = pastedParticipants('Иванова;Анна;;123;anna@\n;Иван');
    expect(people[0]).to.include({ phone: '123', email: 'anna@' });
    expect(faults.map(({ row, column }) => [row, column])).to.deep.equal([
      [1, 'Телефон'],
      [1, 'Почта'],
      [2, 'Фамилия'],
    ]);
  });

  it('takes no more people than an order has room for', () => {
    expect(pastedParticipants('Иванова;Анна\n'.repeat(600)).people).to.have.length(500);
  });
});
