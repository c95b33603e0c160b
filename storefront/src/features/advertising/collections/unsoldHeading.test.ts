import { expect } from 'chai';
import { unsoldHeading } from './unsoldHeading.ts';

describe('a collection of which nothing can be booked', () => {
  it('says that its courses are past only where all of them are', () => {
    const [past, canceled] = [{ state: 'PAST' }, { state: 'CANCELED' }] as const;
    expect(unsoldHeading([past, past])).to.equal('Все курсы подборки уже прошли');
    for (const items of [[canceled], [past, canceled]])
      expect(unsoldHeading(items)).to.equal('На курсы этой подборки уже не записаться');
    expect(unsoldHeading([])).to.equal('В подборке сейчас нет курсов');
  });
});
