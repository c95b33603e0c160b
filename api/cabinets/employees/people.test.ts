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
const sizes = (...[rows, links = []]: [rows: Known[], links?: [Known, Known][]]) =>
  peopleIn(rows, links)
    .map(({ places }) => places.length)
    .toSorted();

const [work, home, clinic] = ['anna@work.local', 'anna@home.local', '+79001112233'];

describe('the places of one person', () => {
  it('have a full name in common, whatever its case, «ё» and spaces, and with a middle name or without', () => {
    const rows = [
      place('Королёва Анна Петровна', { email: work }),
      place('КОРОЛЕВА анна', { phone: clinic }),
      { ...place('Королева Анна'), last_name: ' Королева ', email: home },
    ];
    expect(sizes(rows)).to.deep.equal([3]);
  });

  it('have an e-mail in common, or a phone with the last name', () => {
    const married = [
      place('Иванова Анна', { email: work }),
      place('Петрова Анна', { email: 'Anna@Work.local' }),
    ];
    expect(sizes(married)).to.deep.equal([2]);
    expect(
      sizes([place('Иванова Анна', { phone: clinic }), place('Иванова Аня', { phone: clinic })]),
    ).to.deep.equal([2]);
  });

  it('are not told by the phone of the clinic, by a first name or by no name at all', () => {
    const phone = clinic;
    expect(sizes([place('Иванова Анна', { phone }), place('Петрова Анна', { phone })])).to.deep.equal([1, 1]);
    expect(peopleIn([{ ...place(''), last_name: null }], [])).to.deep.equal([]);
  });

  it('are not those of another middle name, and a place without one joins neither of the two', () => {
    const rows = [
      place('Иванов Иван Петрович'),
      place('Иванов Иван Сергеевич'),
      place('Иванов Иван Петрович'),
    ];
    expect(sizes(rows)).to.deep.equal([1, 2]);
    expect(sizes([...rows, place('Иванов Иван')])).to.deep.equal([1, 1, 2]);
  });

  it('are not those of a namesake with another e-mail and phone, or in the same order', () => {
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

  it('are those that the company links, over a place that is no longer shown too', () => {
    const [one, other] = [place('Иванова Анна', { email: work }), place('Петрова Анна', { email: home })];
    const gone = place('Петрова Анна', { email: home });
    const [anna] = peopleIn([one, other], [[one, gone]]);
    expect(anna).to.deep.equal({ places: [one, other], linked_ids: [one.id, gone.id] });
  });

  it('are shown as alike where only contacts speak against it', () => {
    const order_id = 901;
    const contacts = (email: string, phone: string) => ({ email, phone });
    const rows = [
      place('Иванова Анна', { ...contacts(work, clinic), order_id }),
      place('Иванова Анна', { ...contacts('other@work.local', '+79007778899'), order_id }),
      place('Иванова Анна', contacts(home, '+79004445566')),
      place('Иванова Ольга'),
    ];
    const people = peopleIn(rows, []);
    const alike = [...lookAlikesIn(people)].map(([, others]) => others.map((each) => people.indexOf(each)));
    expect(alike).to.deep.equal([[2], [2], [0, 1], []]);
  });
});
