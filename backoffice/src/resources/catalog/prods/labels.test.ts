import { expect } from 'chai';
import { bookingInWords, prodStatuses } from './labels.ts';

const sold = { status: 'CONFIRMED', state: 'OPEN', sales_paused: false, archived_at: null } as const;

describe('a course among courses', () => {
  it('that is archived or hidden does not say that it is booked', () => {
    expect(bookingInWords(sold)).to.equal('Идёт запись');
    expect(bookingInWords({ ...sold, archived_at: 1_800_000_000 })).to.equal('В архиве');
    expect(bookingInWords({ ...sold, sales_paused: true })).to.equal('Запись приостановлена');
    expect(bookingInWords({ ...sold, status: 'PREPARE' })).to.equal(null);
  });

  it('that nobody has published is a draft and waits for no payment', () => {
    expect(prodStatuses.PREPARE.label).to.equal('Черновики');
  });
});
