import type { ArticleFull, ArticleList } from '@odonta/api/contract';

import { Article } from '@odonta/db/models';
import {
  buildArticle,
  buildCategory,
  buildLecturer,
  buildProd,
  inDays,
} from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { publishDueArticles } from './publishDueArticles.ts';

describe('articles as visitors see them', () => {
  const api = useApi();
  let first: Article;

  before(async () => {
    await api.given(async () => {
      await Promise.all([
        buildCategory({ id: 1, name: 'Терапия' }),
        buildCategory({ id: 2, name: 'Эндодонтия' }),
      ]);
      const [author, hidden] = await Promise.all([
        buildLecturer({ name: 'Семёнов Артём', sef: 'semenov' }),
        buildLecturer({ name: 'Скрытый Артём', sef: 'hidden', status: 'CREATED' }),
      ]);
      const chosen = await buildProd({ name: 'Выбранный курс', categories: [5], date_start: inDays(40) });
      await buildProd({ name: 'Прошедший курс', date_start: inDays(-9), date_end: inDays(-8) });
      await buildProd({ name: 'Поздний курс', date_start: inDays(30) });
      await buildProd({ name: 'Ближний курс', date_start: inDays(5) });
      await buildProd({ name: 'Чужой курс', categories: [7] });
      first = await buildArticle({
        title: 'Коффердам без лишних движений',
        slug: 'kofferdam',
        lecturers: [author, hidden],
        prods: [chosen],
        tags: ['Изоляция', 'Эргономика'],
        published_at: inDays(-3),
        view_count: 7,
        like_count: 2,
      });
      await buildArticle({
        title: 'Ирригация канала',
        categories: [2],
        tags: ['Изоляция'],
        published_at: inDays(-2),
      });
      await buildArticle({
        title: 'Черновик о пломбах',
        status: 'DRAFT',
        published_at: null,
        tags: ['Пломбы'],
      });
      await buildArticle({ title: 'На проверке', status: 'REVIEW', published_at: null });
      await buildArticle({ title: 'Удалённая статья', deleted_at: new Date() });
    });
  });

  const find = async (query = '') => (await api.call<ArticleList>('get', `/articles${query}`)).body.message;
  const titles = async (query: string) => (await find(query)).articles.map(({ title }) => title);

  it('articles are listed when published, the newest first', async () => {
    const { articles, count } = await find();
    expect(count).to.equal(2);
    expect(articles.map(({ title }) => title)).to.deep.equal([
      'Ирригация канала',
      'Коффердам без лишних движений',
    ]);
    expect(articles[1]).to.deep.include({
      id: first.id,
      slug: 'kofferdam',
      description: 'О чём эта статья.',
      image: { filename: null, alt: '' },
      view_count: 7,
      like_count: 2,
      reading_minutes: 1,
      is_sponsored: false,
    });
    expect(articles[1])
      .to.include.keys('date_add', 'date_edit', 'published_at')
      .and.not.include.keys('text', 'status');
  });

  it('articles name their published authors and tags in the chosen order', async () => {
    const [, article] = (await find()).articles;
    expect(article?.lecturers.map(({ name, sef }) => [name, sef])).to.deep.equal([
      ['Семёнов Артём', 'semenov'],
    ]);
    expect(article?.tags).to.deep.equal([
      { name: 'Изоляция', slug: 'izolyaciya' },
      { name: 'Эргономика', slug: 'ergonomika' },
    ]);
  });

  it('articles are found by category, tag, lecturer and words in any form', async () => {
    expect(await titles('?category=2')).to.deep.equal(['Ирригация канала']);
    expect(await titles('?tag=ergonomika')).to.deep.equal(['Коффердам без лишних движений']);
    expect(await titles('?tag=izolyaciya&category=1')).to.deep.equal(['Коффердам без лишних движений']);
    expect(await titles('?lecturer=semenov')).to.deep.equal(['Коффердам без лишних движений']);
    expect(await titles('?lecturer=hidden')).to.deep.equal([]);
    expect(await titles(`?q=${encodeURIComponent('лишнее движение')}`)).to.deep.equal([
      'Коффердам без лишних движений',
    ]);
    expect(await titles(`?q=${encodeURIComponent("' or '1'='1")}`)).to.deep.equal([]);
  });

  it('the list comes in pages and refuses unknown parameters', async () => {
    expect(await titles('?limit=1&offset=1')).to.deep.equal(['Коффердам без лишних движений']);
    for (const query of ['?limit=101', '?category=13', '?tag=Тег', '?page=2', '?lecturer=a b'])
      expect((await api.call('get', `/articles${query}`)).status, query).to.equal(422);
  });

  it('counts of tags and categories leave drafts out', async () => {
    const tags = await api.call('get', '/articles/tags');
    expect(tags.body.message).to.deep.equal([
      { name: 'Изоляция', slug: 'izolyaciya', count: 2 },
      { name: 'Эргономика', slug: 'ergonomika', count: 1 },
    ]);
    const { body } = await api.call<{ name: string; count: number }[]>('get', '/articles/categories');
    expect(body.message.map(({ name, count }) => [name, count])).to.deep.equal([
      ['Терапия', 1],
      ['Эндодонтия', 1],
    ]);
  });

  it('a page of an article lists the courses chosen by its editor, then the nearest of its category', async () => {
    const { body } = await api.call<ArticleFull>('get', `/articles/${first.id}`);
    expect(body.message).to.include({ canonical: `/articles/kofferdam-${first.id}`, reviewer: null });
    expect(body.message.prods.map(({ name }) => name)).to.deep.equal([
      'Выбранный курс',
      'Ближний курс',
      'Поздний курс',
    ]);
  });

  it('unpublished and unknown articles have no page', async () => {
    const draft = await buildArticle({ status: 'DRAFT', published_at: null });
    for (const id of [draft.id, 999_999]) {
      const { status, body } = await api.call('get', `/articles/${id}`);
      expect([status, body.message]).to.deep.equal([404, 'Такой статьи нет']);
      expect((await api.call('get', `/articles/${id}/counts`)).status).to.equal(404);
    }
    for (const id of ['abc', '0', '-1', '99999999999'])
      expect((await api.call('get', `/articles/${id}`)).status, id).to.equal(400);
  });

  it('scheduled articles appear at their moment and not before, once on several nodes', async () => {
    const due = await buildArticle({ status: 'SCHEDULED', published_at: null, scheduled_at: inDays(-0.001) });
    const later = await buildArticle({ status: 'SCHEDULED', published_at: null, scheduled_at: inDays(1) });
    expect((await api.call('get', `/articles/${due.id}`)).status).to.equal(404);
    const published = await Promise.all([1, 2, 3].map(() => publishDueArticles(api.sequelize)));
    expect(published.reduce((sum, count) => sum + count)).to.equal(1);
    expect((await api.call('get', `/articles/${due.id}`)).status).to.equal(200);
    expect((await api.call('get', `/articles/${later.id}`)).status).to.equal(404);
    expect((await due.reload()).published_at).to.deep.equal(due.get('published_at'));
    await Article.destroy({ where: { id: [due.id, later.id] } });
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
