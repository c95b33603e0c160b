import { Article } from '@odonta/db/models';
import { buildArticle, buildLecturer, inDays } from '@odonta/db/testing/factories.ts';
import { proposalsAtMost } from '@odonta/db/vocabulary/content/articles/proposal.ts';
import { expect } from 'chai';
import { notifyOfPublished } from '../../content/articles/proposals/notifyProposer.ts';
import { publishDueArticles } from '../../content/articles/publishDueArticles.ts';
import { useApi } from '../../testing/useApi.ts';
import { useProposals, whole } from './testing/useProposals.ts';

describe('articles that a lecturer proposes', () => {
  const api = useApi();
  const { world, begin, save, act, end, list, letters, decide, ofStaff, sent } = useProposals(api);

  it('a draft is the lecturer’s own until he sends it', async () => {
    const { status, body } = await begin();
    expect(status).to.equal(201);
    const { id, edits, missing, values } = body.message;
    expect([edits, values.title, missing.map(({ field }) => field)]).to.deep.equal([
      true,
      'Слепки без боли',
      ['text', 'description', 'categories'],
    ]);
    expect((await ofStaff(id)).status).to.equal(404);
    expect((await save(id, whole)).body.message.missing).to.deep.equal([]);
    const waiting = (await act(id, 'submit')).body.message;
    expect([waiting.status, waiting.edits, waiting.answer_by !== null]).to.deep.equal([
      'REVIEW',
      false,
      true,
    ]);
    expect((await ofStaff(id)).body.message).to.deep.include({
      ...{ slug: 'slepki-bez-boli', proposed_by: world.lecturer.id, lecturer_ids: [world.lecturer.id] },
      due_at: waiting.answer_by,
    });
  });

  it('an unfinished article is not sent, and every missing field says what it needs', async () => {
    const { id } = (await begin()).body.message;
    const refused = await act(id, 'submit');
    expect([refused.status, refused.body.errors]).to.deep.equal([
      422,
      {
        text: 'Добавьте текст не короче 300 символов',
        description: 'Добавьте краткое описание',
        categories: 'Добавьте категорию',
      },
    ]);
    expect((await Article.findByPk(id))?.status).to.equal('DRAFT');
  });

  it('fields of editors, foreign files and strange values are refused by name', async () => {
    const { id } = (await begin()).body.message;
    const refusals: [object, string][] = [
      [{ reviewer: 'Я сам' }, 'fields.reviewer'],
      [{ is_sponsored: true }, 'fields.is_sponsored'],
      [{ lecturer_ids: [1] }, 'fields.lecturer_ids'],
      [{ title: 'Зуб' }, 'fields.title'],
      [{ image: { filename: '../../etc/passwd', alt: '' } }, 'fields.image.filename'],
      [{ sources: [{ text: 'Книга', url: 'javascript:ran()' }] }, 'fields.sources.0.url'],
      [{ categories: [1, 2, 3, 4] }, 'fields.categories'],
    ];
    for (const [fields, path] of refusals) {
      const { status, body } = await save(id, fields);
      expect([status, Object.keys(body.errors ?? {})], path).to.deep.equal([422, [path]]);
    }
    const scripted = await save(id, { text: '<p onclick="ran()">Да<script>ran()</script></p>' });
    expect(scripted.body.message.values.text).to.equal('<p>Да</p>');
    const nameless = { token: world.token, body: { lecturer_id: 1 } };
    expect((await api.call('post', '/lk/articles', nameless)).status).to.equal(422);
  });

  it('a returned article says why, is mended, sent and published; its lecturer gets one letter each time', async () => {
    const id = await sent();
    expect((await save(id, { title: 'Другой заголовок' })).status).to.equal(409);
    await decide(id, 'rework', { reason: 'Добавьте источники' });
    const [row] = (await list()).articles;
    expect([row?.status, row?.returned?.reason]).to.deep.equal(['DRAFT', 'Добавьте источники']);
    const [returned] = await letters('article_returned');
    expect(returned?.text).to.include('Добавьте источники').and.include(`/lk/articles/${id}`);
    await save(id, { sources: [{ text: 'Учебник', url: null }], title: 'Слепки совсем без боли' });
    expect((await act(id, 'submit')).body.message.returned).to.equal(null);
    await decide(id, 'publish');
    const { date_edit } = (await ofStaff(id)).body.message;
    await Promise.all([notifyOfPublished(), notifyOfPublished()]);
    const texts = (await letters('article_published')).map(({ text }) => text);
    expect(texts.map((text) => text.includes('slepki-sovsem'))).to.deep.equal([true]);
    expect((await ofStaff(id)).body.message.date_edit, 'a letter is no edit').to.equal(date_edit);
    const [published] = (await list()).articles;
    expect(published).to.deep.include({ status: 'PUBLISHED', is_proposed: true });
    expect(published?.canonical).to.equal(`/articles/slepki-sovsem-bez-boli-${id}`);
  });

  it('a scheduled article is announced to its lecturer when it appears, not before', async () => {
    const id = await sent();
    await decide(id, 'schedule', { scheduled_at: Math.floor(inDays(1).getTime() / 1000) });
    await notifyOfPublished();
    expect(await letters('article_published')).to.deep.equal([]);
    await Article.update({ scheduled_at: inDays(-1) }, { where: { id } });
    await publishDueArticles(api.sequelize);
    await notifyOfPublished();
    await notifyOfPublished();
    expect(await letters('article_published')).to.have.length(1);
  });

  it('a rejected article stays readable, and may be deleted', async () => {
    const id = await sent();
    await decide(id, 'reject', { reason: 'Это реклама' });
    expect((await letters('article_rejected'))[0]?.text).to.include('Это реклама');
    const [row] = (await list()).articles;
    expect([row?.status, row?.returned?.reason]).to.deep.equal(['REJECTED', 'Это реклама']);
    expect((await act(id, 'submit')).status).to.equal(409);
    expect((await end(id)).status).to.equal(200);
    expect((await list()).articles).to.deep.equal([]);
  });

  it('his list names published articles of which he is an author, and opens only his proposals', async () => {
    const { lecturer, token } = world;
    const theirs = await buildArticle({ lecturers: [lecturer], title: 'Статья редакции о слепках' });
    await buildArticle({ lecturers: [await buildLecturer()] });
    await buildArticle({ lecturers: [lecturer], status: 'DRAFT', published_at: null });
    const { articles, lecturers } = await list();
    expect(articles.map(({ id, is_proposed }) => [id, is_proposed])).to.deep.equal([[theirs.id, false]]);
    expect(lecturers).to.deep.equal([{ id: lecturer.id, name: lecturer.name }]);
    expect((await api.call('get', `/lk/articles/${theirs.id}`, { token })).status).to.equal(404);
  });

  it('a lecturer has so many unpublished articles at most, though he begins two at once', async () => {
    for (let n = 1; n < proposalsAtMost; n += 1)
      await Article.create({ title: `Статья ${n}`, slug: `statya-${n}`, proposed_by: world.lecturer.id });
    const statuses = await Promise.all([begin('Предпоследняя'), begin('Последняя')]);
    expect(statuses.map(({ status }) => status).toSorted()).to.deep.equal([201, 409]);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
