import { pageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';
import { expect } from 'chai';
import { tagsOfList } from './tags.ts';

describe('tags of a list', () => {
  const tags = (filters: Parameters<typeof tagsOfList>[2]) =>
    tagsOfList(pageTag('list'), [{ id: 7 }], filters);

  it('a list carries its own tag and its cards', () => {
    expect(tags({})).to.deep.equal(['list', 'card:7']);
  });

  it('a list by city or by words carries the cities, which decide about near ones', () => {
    expect(tags({ city: 'Тверь' })).to.include('cities');
    expect(tags({ q: 'имплант тверь' })).to.include.members(['cities', 'synonyms']);
  });
});
