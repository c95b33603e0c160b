import { randomUUID } from 'node:crypto';
import type { ArticleCounts, ArticleLiked } from '@odonta/api/contract';
import { type Article, ArticleLike, ArticleView, deleteReaders } from '@odonta/db/models';
import { buildArticle } from '@odonta/db/testing/factories.ts';
import { likesOfAddress } from '@odonta/db/vocabulary/content/articles/article.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { likerOf, viewerOf } from './articles.reactions.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0' };

describe('reactions of readers', () => {
  const api = useApi();
  let article: Article;

  beforeEach(async () => {
    article = await buildArticle();
  });

  const like = (method: 'post' | 'delete', visitor_id: string, id = article.id) =>
    api.call<ArticleLiked>(method, `/articles/${id}/like`, { body: { visitor_id } });
  const view = (visitor_id: string, headers: Record<string, string> = browser) =>
    api.call<ArticleCounts>('post', `/articles/${article.id}/view`, { body: { visitor_id }, headers });
  const counted = async () =>
    (await api.call<ArticleCounts>('get', `/articles/${article.id}/counts`)).body.message;

  it('a like counts, and can be taken back and given again', async () => {
    const visitor = randomUUID();
    expect((await like('post', visitor)).body.message).to.deep.equal({
      like_count: 1,
      view_count: 0,
      is_liked: true,
    });
    expect((await like('delete', visitor)).body.message).to.include({ like_count: 0, is_liked: false });
    expect((await like('delete', visitor)).body.message).to.include({ like_count: 0, is_liked: false });
    expect((await like('post', visitor)).body.message.like_count).to.equal(1);
  });

  it('fifty likes of one visitor at once count one', async () => {
    const visitor = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => like('post', visitor)));
    expect(new Set(answers.map(({ status }) => status))).to.deep.equal(new Set([200]));
    expect(await ArticleLike.count({ where: { article_id: article.id } })).to.equal(1);
    expect((await counted()).like_count).to.equal(1);
    const undone = await Promise.all(Array.from({ length: 10 }, () => like('delete', visitor)));
    expect(undone.map(({ body }) => body.message.like_count)).to.include(0);
    expect((await counted()).like_count).to.equal(0);
  });

  it('many visitors of one address count, up to a bound that no haste gets past', async () => {
    const answers = await Promise.all(
      Array.from({ length: likesOfAddress.most + 10 }, () => like('post', randomUUID())),
    );
    expect(answers.filter(({ status }) => status === 409)).to.have.length(10);
    expect((await counted()).like_count).to.equal(likesOfAddress.most);
  });

  it('the addresses of one network of IPv6 count as one', () => {
    const [one, other, elsewhere] = ['2001:db8:0:7::1', '2001:db8:0:7::2', '2001:db8:0:8::1'].map(
      (ip) => likerOf('secret', article.id, randomUUID(), ip).address_hash,
    );
    expect(other).to.equal(one);
    expect(elsewhere).not.to.equal(one);
  });

  it('a view counts once a day for one visitor, and the next day again', async () => {
    const visitor = randomUUID();
    await Promise.all(Array.from({ length: 10 }, () => view(visitor)));
    expect((await view(visitor)).body.message).to.deep.equal({ view_count: 1, like_count: 0 });
    expect((await view(randomUUID())).body.message.view_count).to.equal(2);
    await ArticleView.update(
      { day: moscowDay(new Date(Date.now() - 86_400_000)) },
      { where: { article_id: article.id } },
    );
    expect((await view(visitor)).body.message.view_count).to.equal(3);
  });

  it('a bot, and who says nothing of himself, is answered and not counted', async () => {
    for (const agent of ['Mozilla/5.0 (compatible; YandexBot/3.0)', 'HeadlessChrome/140.0', 'curl/8'])
      expect((await view(randomUUID(), { 'user-agent': agent })).body.message.view_count, agent).to.equal(0);
  });

  it('neither a draft nor a made-up number is liked or viewed', async () => {
    const draft = await buildArticle({ status: 'DRAFT', published_at: null });
    expect((await like('post', randomUUID(), draft.id)).status).to.equal(404);
    expect((await like('post', randomUUID(), 999_999)).status).to.equal(404);
    expect(await ArticleLike.count({ where: { article_id: draft.id } })).to.equal(0);
    for (const body of [{}, { visitor_id: 'x' }, { visitor_id: randomUUID(), more: 1 }])
      expect((await api.call('post', `/articles/${article.id}/like`, { body })).status).to.equal(422);
  });

  it('too many in a minute from one address wait', async () => {
    const answers = await Promise.all(Array.from({ length: 70 }, () => view(randomUUID())));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).to.have.length(10);
    expect(Number(refused[0]?.headers.get('retry-after'))).to.be.within(1, 60);
  });

  it('a reaction stores neither the visitor nor the address, nor one mark for two articles or days', async () => {
    const visitor = randomUUID();
    await like('post', visitor);
    await view(visitor);
    const [{ visitor_hash, address_hash }, viewed] = await Promise.all([
      ArticleLike.findOne({ where: { article_id: article.id }, rejectOnEmpty: true }),
      ArticleView.findOne({ where: { article_id: article.id }, rejectOnEmpty: true }),
    ]);
    for (const hash of [visitor_hash, address_hash, viewed.visitor_hash])
      expect(hash).to.match(/^[\w-]{43}$/);
    const [one, other] = [1, 2].map((id) => likerOf('a secret', id, visitor, '127.0.0.1'));
    expect(one?.visitor_hash).to.not.equal(other?.visitor_hash);
    expect(one?.address_hash).to.not.equal(other?.address_hash);
    expect(viewerOf('a secret', 1, visitor, '2027-01-01')).to.not.equal(
      viewerOf('a secret', 1, visitor, '2027-01-02'),
    );
  });

  it('old reactions are deleted, and still count', async () => {
    const visitor = randomUUID();
    await like('post', visitor);
    await view(visitor);
    const long = new Date(Date.now() - 31 * 86_400_000);
    await api.sequelize.query('update article_likes set created_at = $1', { bind: [long] });
    await ArticleView.update({ day: moscowDay(long) }, { where: { article_id: article.id } });
    await deleteReaders(api.sequelize, likesOfAddress.days);
    expect(await ArticleLike.count({ where: { article_id: article.id, address_hash: null } })).to.equal(1);
    expect(await ArticleView.count({ where: { article_id: article.id } })).to.equal(0);
    expect((await like('post', visitor)).body.message.like_count).to.equal(1);
  });

  it('a reaction invalidates no page', async () => {
    const [before] = await changes();
    await like('post', randomUUID());
    await view(randomUUID());
    expect(await changes()).to.deep.equal([before]);
  });

  const changes = () =>
    ArticleLike.sequelize?.query('select count(*) as n from change_log', {
      type: 'SELECT' as never,
    }) as Promise<unknown[]>;

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
