import { expect } from 'chai';
import { readTypedDates, sameHourOn } from './typedDates.ts';

describe('typed dates', () => {
  it('a list of them is read with any separators, each once and in order', () => {
    expect(readTypedDates('19.01.2027, 12.1.2027;\n 19.01.2027  26.01.2027')).to.deep.equal({
      days: ['2027-01-12', '2027-01-19', '2027-01-26'],
      faults: [],
    });
    expect(readTypedDates('   ')).to.deep.equal({ days: [], faults: [] });
  });

  it('a day that does not exist is named', () => {
    expect(readTypedDates('30.02.2027 завтра 12.01.27 28.02.2027')).to.deep.equal({
      days: ['2027-02-28'],
      faults: ['30.02.2027', 'завтра', '12.01.27'],
    });
  });

  it('each of them keeps the hour of the first, in Moscow', () => {
    const at = (text: string) => Date.parse(text) / 1000;
    for (const hour of ['00:30', '10:00', '23:30'])
      expect(sameHourOn('2027-03-02', at(`2027-01-12T${hour}:00+03:00`))).to.equal(
        at(`2027-03-02T${hour}:00+03:00`),
      );
  });
});
