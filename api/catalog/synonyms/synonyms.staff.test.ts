import type { SearchAnswer, StaffSynonym } from '@odonta/api/contract';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { invalidateSynonyms } from '../search/words.ts';

describe('staff synonyms', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('SEO_EDIT')).token;
    await api.given(() => buildProd({ name: 'Виниры за один визит' }));
  });

  const call = <Message>(method: string, path: string, body?: unknown) =>
    api.call<Message>(method, `/adm/synonyms${path}`, { token, body });
  const found = async (query: string) => {
    // The change feed does this in the app, within a second.
    invalidateSynonyms();
    const address = `/prods/search?exact=1&query=${encodeURIComponent(query)}`;
    return (await api.call<SearchAnswer>('get', address)).body.message.count;
  };

  it('a synonym works as soon as it is added, and no longer once it is deleted', async () => {
    expect(await found('голливудская улыбка')).to.equal(0);
    const { status, body } = await call<StaffSynonym>('post', '', {
      words: ['виниры', 'голливудская улыбка'],
    });
    expect(status).to.equal(201);
    expect(await found('голливудская улыбка')).to.equal(1);
    const { id, version } = body.message;
    expect(version).to.equal(0);
    await call('put', `/${id}`, { words: ['виниры', 'люминиры'] });
    expect([await found('голливудская улыбка'), await found('люминиров')]).to.deep.equal([0, 1]);
    expect((await call('delete', `/${id}`)).status).to.equal(200);
    expect(await found('люминиров')).to.equal(0);
  });

  it('a list of synonyms is searched by any of their words', async () => {
    await call('post', '', { words: ['Ёршик', ' межзубная щётка ', ''] });
    const { body } = await call<StaffSynonym[]>('get', `?filter=${encodeURIComponent('{"q":"щетка"}')}`);
    expect(body.message.map(({ words }) => words)).to.deep.equal([['Ёршик', 'межзубная щётка']]);
  });

  for (const [words, message] of [
    [['один'], 'Нужны хотя бы два слова'],
    [['слово', 'СЛОВО'], 'Слово повторяется'],
    [undefined, 'Нужны хотя бы два слова'],
  ] as const)
    it(`a synonym is refused: ${message}, ${words}`, async () => {
      const { status, body } = await call('post', '', { words });
      expect([status, body.errors.words]).to.deep.equal([422, message]);
    });

  it('a synonym is refused when nothing in it is a word, or a word already belongs to another', async () => {
    expect((await call('post', '', { words: ['эндо', '!!!'] })).status).to.equal(422);
    const { status, body } = await call('post', '', { words: ['ершик', 'щёточка'] });
    expect(status).to.equal(422);
    expect(body.errors.words).to.match(/^«ершик» уже есть в группе № \d+: дополните её$/);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
