import { expect } from 'chai';
import { openPageOrigin } from '../../../../testing/pageOrigin.ts';
import { suggest } from './suggestions.ts';

const prod = (id: number, name: string) => ({
  id,
  slug: 'kurs',
  name,
  city: 'Пермь',
  price_now: 17_000,
  date_start: Date.UTC(2027, 2, 1) / 1000,
  date_end: Date.UTC(2027, 2, 3) / 1000,
  state: 'LAST_SEATS',
  lecturers: [{ name: 'Пак Ким', sef: 'pak' }],
});
const lecturer = { id: 7, sef: 'pak-kim', name: 'Пак Ким', prods_count: 3, ratings: { total: 0, count: 0 } };

describe('suggestions of the search box', () => {
  let origin: Awaited<ReturnType<typeof openPageOrigin>>;
  let asked: string[];
  before(async () => {
    origin = await openPageOrigin();
  });
  after(() => origin.close());
  beforeEach(() => {
    asked = [];
  });

  function answer(messages: Record<string, unknown>) {
    origin.answers((req, res) => {
      const url = new URL(req.url ?? '', 'http://page');
      asked.push(`${url.pathname} ${url.searchParams}`);
      const message = messages[url.pathname];
      res.statusCode = message === undefined ? 500 : 200;
      res.end(JSON.stringify(message === undefined ? { message: 'Сломалось' } : { message }));
    });
  }
  const ask = (query: string) => suggest(query, new AbortController().signal);

  it('asks for courses and lecturers as the specification says', async () => {
    answer({ '/api/prods/search': { prods: [] }, '/api/lecturers': [] });
    expect(await ask('endo')).to.deep.equal([]);
    expect(asked.sort()).to.deep.equal([
      '/api/lecturers name=endo&limit=4',
      '/api/prods/search query=endo&offset=0&limit=4',
    ]);
  });

  it('decodes names before it cuts them at 100 characters', async () => {
    const name = `&laquo;Эндо&raquo; ${'а'.repeat(93)}`;
    answer({
      '/api/prods/search': { prods: [prod(1, name), prod(2, `${name}ю`)] },
      '/api/lecturers': [lecturer],
    });
    const suggestions = await ask('эндо');
    expect(suggestions?.map(({ name }) => name)).to.deep.equal([
      `«Эндо» ${'а'.repeat(93)}`,
      `«Эндо» ${'а'.repeat(93)}…`,
      'Пак Ким',
    ]);
    expect(suggestions?.[0]).to.include({
      hint: 'Пак Ким',
      facts: '1–3 марта 2027 · Пермь · 17\u00a0000\u00a0₽ · Последние места',
    });
    expect(suggestions?.map(({ href }) => href)).to.deep.equal([
      '/prods/kurs-1',
      '/prods/kurs-2',
      '/lecturers/pak-kim',
    ]);
  });

  it('shows no more than four courses', async () => {
    answer({
      '/api/prods/search': { prods: [1, 2, 3, 4, 5, 6].map((id) => prod(id, 'Курс')) },
      '/api/lecturers': [],
    });
    expect(await ask('курс')).to.have.length(4);
  });

  it('leaves out silently what could not be fetched', async () => {
    answer({ '/api/lecturers': [lecturer] });
    expect((await ask('пак'))?.map(({ kind }) => kind)).to.deep.equal(['lecturer']);
    answer({});
    expect(await ask('пак')).to.equal(null);
  });
});
