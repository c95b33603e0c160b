import { expect } from 'chai';
import { dateAndPlace, editInWords, seatsInWords, statusInWords } from './courseWords.ts';

describe('a course in the list of its centre', () => {
  const course = { status: 'CONFIRMED', is_draft: false, archived_at: null, sales_paused: false } as const;

  it('names its status', () => {
    expect(statusInWords(course)).to.equal('На сайте');
    expect(statusInWords({ ...course, sales_paused: true })).to.equal('На сайте, запись приостановлена');
    expect(statusInWords({ ...course, status: 'PREPARE', is_draft: true })).to.equal('Черновик');
    expect(statusInWords({ ...course, status: 'CREATED' })).to.equal('На проверке');
    expect(statusInWords({ ...course, status: 'CANCELED' })).to.equal('Отменён');
    expect(statusInWords({ ...course, archived_at: 1 })).to.equal('В архиве');
  });

  it('names an edit beside it, the unsent one first', () => {
    expect(editInWords({ draft: null, is_waiting: false })).to.equal(null);
    expect(editInWords({ draft: null, is_waiting: true })).to.equal('Изменения на проверке');
    expect(editInWords({ draft: 'PREPARE', is_waiting: true })).to.equal('Есть неотправленные изменения');
  });

  it('says when and where it is held', () => {
    const [date_start, date_end] = ['2027-03-12', '2027-03-14'].map((day) => Date.parse(day) / 1000) as [
      number,
      number,
    ];
    const offline = { type: 3, city_name: 'Казань', date_start, date_end } as const;
    expect(dateAndPlace(offline)).to.equal('12–14 марта 2027 · Казань');
    expect(dateAndPlace({ ...offline, type: 2, city_name: null, date_start: null, date_end: 0 })).to.equal(
      'Дата открыта · Онлайн',
    );
  });

  it('counts taken seats', () => {
    expect(seatsInWords({ seats_taken: 3, seats_total: 20 })).to.equal('занято 3 из 20');
    expect(seatsInWords({ seats_taken: 3, seats_total: null })).to.equal('занято 3, без ограничения');
  });
});
