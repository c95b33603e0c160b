import { expect } from 'chai';
import { freshTouches, touchedBy } from './touches.ts';

const day = 86_400;
const start = 1_800_000_000;
const vk = { source: 'vk' };
const yandex = { source: 'yandex', term: 'имплантация' };
const mail = { medium: 'email' };

describe('visits by advertisements', () => {
  it('a first visit is the first and the last', () => {
    const at = { target: vk, at: start };
    expect(touchedBy(vk, null, start)).to.deep.equal({ first: at, last: at });
  });

  it('the first visit stays, and the last is that of all others', () => {
    const second = touchedBy(yandex, touchedBy(vk, null, start), start + day);
    const third = touchedBy(mail, second, start + 2 * day);
    expect([third.first.target, third.last.target]).to.deep.equal([vk, mail]);
  });

  it('visits are remembered for 90 days, to the second', () => {
    const one = touchedBy(vk, null, start);
    expect(freshTouches(one, start + 90 * day - 1)).to.deep.equal(one);
    expect(freshTouches(one, start + 90 * day)).to.equal(null);
  });

  it('an expired first visit is replaced by the last one', () => {
    const two = touchedBy(yandex, touchedBy(vk, null, start), start + 60 * day);
    expect(freshTouches(two, start + 100 * day)).to.deep.equal({ first: two.last, last: two.last });
    expect(touchedBy(mail, two, start + 100 * day).first.target).to.deep.equal(yandex);
    expect(freshTouches(two, start + 151 * day)).to.equal(null);
  });
});
