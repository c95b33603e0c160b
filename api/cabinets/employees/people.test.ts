import { expect } from 'chai';
import { lookAlikesIn } from './namesakes.ts';
import { type Known, peopleIn } from './people.ts';

let last = 0;
const place = (name: string, contacts: Partial<Known> = {}): Known => {
  const [last_name = null, first_name = null, middle_name = null] = name.split(' ');
  last += 1;
  return {
    id: last,
    order_id: last,
    email: null,
    phone: null,
    last_name,
    first_name,
    middle_name,
    ...contacts,
  };
};
const sizes = (rows: Known[], apart: [number, number][] = []) =>
  peopleIn(rows, { same: [], apart })
    .map(({ places }) => places.length)
    .toSorted();

const [work, home, clinicMail, clinic] = [
  'anna@work.local',
  'anna@home.local',
  'info@clinic.local',
  '+79001112233',
];

describe('the places of one person', () => {
  it('places of one person share a full name, whatever its case, «ё», spaces or middle name', () => {
    const rows = [
      place('Королёва Анна Петровна', { email: work }),
      place('КОРОЛЕВА анна', { phone: clinic }),
      { ...place('Королева Анна'), last_name: ' Королева ', email: home },
    ];
    expect(sizes(rows)).to.deep.equal([3]);
  });

  it('places of one person share an e-mail or a phone under names that agree', () => {
    const married = (email: string) => [
      place('Иванова Анна Петровна', { email: work }),
      place('Сидорова Анна Петровна', { email }),
    ];
    expect(sizes(married('Anna@Work.local'))).to.deep.equal([2]);
    expect(sizes(married(home))).to.deep.equal([1, 1]);
    for (const other of ['Иванова Аня', 'Иванова А.', 'Иванова Анна Петровна'])
      for (const contact of [{ phone: clinic }, { email: work }])
        expect(sizes([place('Иванова Анна', contact), place(other, contact)]), other).to.deep.equal([2]);
  });

  it('a shared e-mail or phone of a clinic does not join places', () => {
    for (const contact of [{ email: clinicMail }, { phone: clinic }, { email: clinicMail, phone: clinic }]) {
      for (const other of ['Петрова Анна', 'Иванова Ольга', 'Петрова Ольга Ивановна'])
        expect(sizes([place('Иванова Анна', contact), place(other, contact)]), other).to.deep.equal([1, 1]);
      const staff = ['Иванова Анна', 'Петрова Анна', 'Иванова Ольга', 'Иванова Анна'];
      expect(sizes(staff.map((name) => place(name, contact)))).to.deep.equal([1, 1, 2]);
      const order_id = 800;
      const colleagues = [
        place('Иванова Анна', { ...contact, order_id }),
        place('Иванова Аня', { ...contact, order_id }),
      ];
      expect(sizes(colleagues), 'two places of one order').to.deep.equal([1, 1]);
    }
  });

  it('the company separates places, and a later place that could be of either joins neither', () => {
    for (const contact of [{}, { email: work }, { email: work, phone: clinic }]) {
      const rows = Array.from({ length: 5 }, () => place('Иванова Анна', contact));
      const [a, b, c, d] = rows.map(({ id }) => id) as [number, number, number, number];
      const apart: [number, number][] = [
        [a, c],
        [a, d],
        [b, c],
        [b, d],
      ];
      expect(sizes(rows)).to.deep.equal([5]);
      expect(sizes(rows, apart)).to.deep.equal([1, 2, 2]);
      expect(sizes(rows.toReversed(), apart)).to.deep.equal([1, 2, 2]);
    }
  });

  it('a shared phone, a first name or no name does not join places', () => {
    const phone = clinic;
    expect(sizes([place('Иванова Анна', { phone }), place('Петрова Анна', { phone })])).to.deep.equal([1, 1]);
    expect(peopleIn([{ ...place(''), last_name: null }])).to.deep.equal([]);
  });

  it('different middle names separate places, and a place without one joins neither of the two', () => {
    const rows = [
      place('Иванов Иван Петрович'),
      place('Иванов Иван Сергеевич'),
      place('Иванов Иван Петрович'),
    ];
    expect(sizes(rows)).to.deep.equal([1, 2]);
    expect(sizes([...rows, place('Иванов Иван')])).to.deep.equal([1, 1, 2]);
  });

  it('namesakes with another e-mail and phone, or in the same order, stay apart', () => {
    const rows = [
      place('Иванова Анна', { email: work, phone: clinic }),
      place('Иванова Анна', { email: home, phone: '+79004445566' }),
    ];
    expect(sizes(rows)).to.deep.equal([1, 1]);
    const order_id = 900;
    expect(sizes([place('Иванова Анна', { order_id }), place('Иванова Анна', { order_id })])).to.deep.equal([
      1, 1,
    ]);
  });

  it('places that the company links are joined, over a place that is no longer shown too', () => {
    const [one, other] = [place('Иванова Анна', { email: work }), place('Петрова Анна', { email: home })];
    const gone = place('Петрова Анна', { email: home });
    const [anna] = peopleIn([one, other], { same: [[one, gone]], apart: [] });
    expect(anna).to.deep.equal({ places: [one, other], linked_ids: [one.id, gone.id] });
  });

  it('places are shown as alike where only contacts speak against it', () => {
    const order_id = 901;
    const contacts = (email: string, phone: string) => ({ email, phone });
    const rows = [
      place('Иванова Анна', { ...contacts(work, clinic), order_id }),
      place('Иванова Анна', { ...contacts('other@work.local', '+79007778899'), order_id }),
      place('Иванова Анна', contacts(home, '+79004445566')),
      place('Иванова Ольга'),
    ];
    const people = peopleIn(rows);
    const alike = [...lookAlikesIn(people)].map(([, others]) => others.map((each) => people.indexOf(each)));
    expect(alike).to.deep.equal([[2], [2], [0, 1], []]);
  });
});
