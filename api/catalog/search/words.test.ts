import type { SearchAnswer, StaffProd } from '@odonta/api/contract';
import { Prod } from '@odonta/db/models';
import {
  buildCenter,
  buildCity,
  buildLecturer,
  buildProd,
  buildSynonyms,
} from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('the words of the course search', () => {
  const api = useApi();
  const titles: Record<string, number> = {};

  before(async () => {
    await buildSynonyms('имплант', 'имплантация', 'имплантология');
    await buildSynonyms('эндо', 'корневой канал');
    const lecturer = await buildLecturer({ name: 'Щербакова Алёна' });
    const center = await buildCenter({ name: 'Академия «Денталика»' });
    const city = await buildCity({ name: 'Орёл' });
    await api.given(async () => {
      const build = async (name: string, given: Parameters<typeof buildProd>[0] = {}) => {
        titles[name] = (await buildProd({ text: '', categories: [11], name, ...given })).id;
      };
      await build('Импланты в сложных случаях');
      await build('Имплантация с нуля');
      await build('Съёмное протезирование');
      await build('Эндодонтия под микроскопом', { lecturers: [lecturer] });
      await build('Лечение корневых каналов', { categories: [2] });
      await build('Отбеливание', { text: '<p>Секреты эмали &amp; дентина</p>' });
      await build('Сестринское дело', { type: 3, city_id: city.id, center_id: center.id });
      await build('CAD/CAM и 3D-печать: с чего начать');
      await build('Тайная имплантация', { status: 'CREATED' });
    });
  });

  const search = async (query: string, more = '') =>
    (await api.call<SearchAnswer>('get', `/prods/search?query=${encodeURIComponent(query)}${more}`)).body
      .message;
  const found = async (query: string) => {
    const { prods } = await search(query);
    return prods.map(({ id }) => Object.keys(titles).find((title) => titles[title] === id));
  };

  const cases: [string, string, string[]][] = [
    ['a word in another case and number', 'отбеливанием', ['Отбеливание']],
    ['the beginning of a word', 'отбел', ['Отбеливание']],
    ['ё typed as е', 'съемное', ['Съёмное протезирование']],
    ['ё typed as ё', 'СЪЁМНОЕ', ['Съёмное протезирование']],
    ['a lecturer', 'щербакова', ['Эндодонтия под микроскопом']],
    ['a lecturer with ё', 'алена', ['Эндодонтия под микроскопом']],
    ['a centre', 'денталика', ['Сестринское дело']],
    ['a city', 'орел', ['Сестринское дело']],
    ['every word, in any order', 'микроскопом эндодонтия', ['Эндодонтия под микроскопом']],
    ['letters and numbers with signs between', 'cad/cam 3d', ['CAD/CAM и 3D-печать: с чего начать']],
  ];
  for (const [what, query, expected] of cases)
    it(`a search finds by ${what}`, async () => expect(await found(query)).to.deep.equal(expected));

  it('a search finds by a synonym, also one of several words', async () => {
    expect(await found('имплантология')).to.have.members([
      'Импланты в сложных случаях',
      'Имплантация с нуля',
    ]);
    expect(await found('эндо'))
      .to.include('Лечение корневых каналов')
      .and.include('Эндодонтия под микроскопом');
  });

  it('several words find what bears the one that stands for them', async () => {
    expect(await found('корневого канала')).to.include('Эндодонтия под микроскопом');
  });

  it('a course with the word in its name comes before one with the word elsewhere', async () => {
    expect((await found('эндодонтия'))[0]).to.equal('Эндодонтия под микроскопом');
    expect(await found('эндодонтия')).to.include('Лечение корневых каналов');
  });

  const meant: [string, string, string, RegExp][] = [
    ['the wrong layout', 'bvgkfyn', 'имплант', /^Имплант/],
    ['the wrong layout the other way', 'сфв', 'cad', /^CAD/],
    ['a slip of a letter', 'отбиливание', 'отбеливание', /^Отбеливание/],
    ['Latin letters', 'otbelivanie', 'отбеливание', /^Отбеливание/],
    ['Latin letters that sound alike', 'endodontiya', 'эндодонтия', /^Эндодонтия/],
    ['a slip in one word of two', 'корневых канолов', 'корневых каналов', /^Лечение/],
  ];
  for (const [what, typed, corrected, title] of meant)
    it(`words are understood in spite of ${what}, and the answer says what was searched`, async () => {
      const answer = await search(typed);
      expect(answer.corrected).to.equal(corrected);
      expect(answer.count).to.be.greaterThan(0);
      expect(answer.prods[0]?.name).to.match(title);
    });

  it('a request for the exact words is not corrected', async () => {
    const { count, corrected } = await search('отбиливание', '&exact=1');
    expect([count, corrected]).to.deep.equal([0, undefined]);
  });

  it('words that find something are not corrected', async () => {
    expect(await search('имплант')).to.not.have.any.keys('corrected', 'relaxations');
  });

  it('meaningless words find nothing, and the answer says so', async () => {
    const nonsense = await search('ыыыщщщъъъ');
    expect(nonsense).to.deep.equal({
      prods: [],
      count: 0,
      relaxations: [{ parameter: 'query', value: 'ыыыщщщъъъ', count: 8 }],
    });
    expect(await search('!!! … ???')).to.deep.equal({ prods: [], count: 0 });
    expect((await search('имплант', '&type=8')).relaxations).to.deep.equal(
      [
        { parameter: 'query', value: 'имплант', count: 0 },
        { parameter: 'type', value: '8', count: 2 },
      ].filter(({ count }) => count > 0),
    );
  });

  it('a renamed course is found under its new name at once, and no longer under the old', async () => {
    const { token } = await api.staff('COURSE_EDITOR');
    const prod = await api.given(() => buildProd({ name: 'Прежнеимя для проверки', text: '' }));
    expect((await search('прежнеимя')).count).to.equal(1);
    await api.call<StaffProd>('put', `/adm/prods/${prod.id}`, {
      token,
      body: { name: 'Новоимя для проверки' },
    });
    const { prods } = await search('новоимя');
    expect(prods.map(({ name }) => name)).to.deep.equal(['Новоимя для проверки']);
    expect((await search('прежнеимя')).prods).to.deep.equal([]);
  });

  it('never find what is not published', async () => {
    expect((await search('тайная')).count).to.equal(0);
  });

  const attacks = [
    "' or 1=1 --",
    "'; drop table prods; --",
    '1) or (1=1',
    "\\'; select pg_sleep(5) --",
    '%',
    '_',
    "a' | 'b",
    ':*',
    '!&|()<->',
    '<->',
    "'''",
    '"quoted phrase"',
    '$1',
    '{a,b}',
    'null',
    "x' UNION SELECT id, email, password_hash FROM users --",
    '\u202e\u0301',
  ];
  const texts = ['query', 'city', 'lecturer', 'lecturerSef'];
  const others = [
    'type',
    'ids',
    'disableId',
    'category',
    'services',
    'degree',
    'priceType',
    'duration',
    'priceMin',
    'dateStart',
    'sortPrice',
    'limit',
    'offset',
    'facets',
    'isOnlyRecord',
  ];
  it('every parameter takes words as plain text', async () => {
    const published = (await Prod.findAll({ where: { status: 'CONFIRMED' } })).map(({ id }) => id);
    for (const parameter of [...texts, ...others])
      for (const attack of attacks) {
        const began = performance.now();
        const { status, body } = await api.call<SearchAnswer>(
          'get',
          `/prods/search?${parameter}=${encodeURIComponent(attack)}`,
        );
        expect(performance.now() - began, `${parameter}=${attack}`).to.be.below(4500);
        expect(status, `${parameter}=${attack}`).to.equal(texts.includes(parameter) ? 200 : 422);
        if (status === 200) for (const { id } of body.message.prods) expect(published).to.include(id);
        if (status === 200 && parameter !== 'query') expect(body.message.count).to.equal(0);
      }
    console.log(
      `      injections tried: ${attacks.length * (texts.length + others.length)}, answers with a fault: 0`,
    );
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
