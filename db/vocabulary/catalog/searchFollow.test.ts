import { expect } from 'chai';
import { followedOf, followInWords, isFollowed } from './searchFollow.ts';

describe('a search that is followed', () => {
  it('keeps the topic, city, category and format of a list, and nothing of its order', () => {
    const filters = { q: ' имплантация ', city: 'Москва', sortPrice: 'asc', view: 'month' };
    expect(followedOf(filters)).to.deep.equal({ q: 'имплантация', city: 'Москва' });
    expect(isFollowed(followedOf({ sortPrice: 'asc', q: ' ' }))).to.equal(false);
  });

  it('is said in words', () =>
    expect(followInWords({ q: 'имплантация', city: 'Москва,Пермь', category: '2' })).to.equal(
      '«имплантация», Москва, Пермь, Эндодонтия',
    ));
});
