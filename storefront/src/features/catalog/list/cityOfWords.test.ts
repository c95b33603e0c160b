import { expect } from 'chai';
import { withCityOfWords } from './cityOfWords.ts';

/** A catalogue in which the words find so many courses, and the rest of them so many in the city. */
const catalogue = (inCity: number) => ({
  cityNamedIn: async (words: string) =>
    words.includes('королев') ? { city: 'Королёв', query: words.replace(/ ?королев/, '') } : null,
  search: async () => ({ prods: [], count: inCity }),
});

describe('a city among the words of a query', () => {
  it('becomes a filter that the address tells', async () => {
    expect(await withCityOfWords(catalogue(3), { q: 'эндодонтия королев' }, 3)).to.deep.equal({
      q: 'эндодонтия',
      city: 'Королёв',
    });
    expect(await withCityOfWords(catalogue(3), { q: 'королев' }, 3)).to.deep.equal({ city: 'Королёв' });
  });

  it('stays words where the filter would hide courses: a lecturer has the same name', async () =>
    expect(await withCityOfWords(catalogue(0), { q: 'королев' }, 2)).to.equal(null));

  it('stays words beside another city, to the letter, in a calendar and where nothing was found', async () => {
    for (const chosen of [{ city: 'Пермь' }, { exact: '1' }, { view: 'month' }])
      expect(await withCityOfWords(catalogue(3), { q: 'королев', ...chosen }, 3)).to.equal(null);
    expect(await withCityOfWords(catalogue(0), { q: 'королев' }, 0)).to.equal(null);
  });
});
