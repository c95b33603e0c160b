import type { Preview } from '@odonta/api/contract';
import { buildArticle, buildCenter, buildProd } from '@odonta/db/testing/factories.ts';
import { previewHours } from '@odonta/db/vocabulary/edge/previews.ts';
import { expect } from 'chai';
import { secret } from '../../testing/testApi.ts';
import { useApi } from '../../testing/useApi.ts';
import { draftBehind } from './drafts.ts';
import { issuePreview } from './tokens.ts';

describe('previews', () => {
  const realNow = Date.now;
  const api = useApi();
  afterEach(() => {
    Date.now = realNow;
  });

  const ask = (path: string, token: string) => api.call<Preview>('post', `/adm${path}/preview`, { token });
  const tokenIn = ({ path }: Preview) => path.split('/').at(-1) ?? '';

  it('a link shows an unpublished course to its holder', async () => {
    const prod = await buildProd({ status: 'PREPARE', published_at: null, name: 'Ещё не курс' });
    expect((await api.call('get', `/prods/${prod.id}`)).status, 'for the public').to.equal(404);
    const { status, body } = await ask(`/prods/${prod.id}`, (await api.staff('COURSE_EDITOR')).token);
    expect(status).to.equal(200);
    const draft = await draftBehind(secret, tokenIn(body.message));
    expect(draft?.kind === 'prods' && draft.prod.name).to.equal('Ещё не курс');
  });

  it('a link shows an unpublished article', async () => {
    const article = await buildArticle({ status: 'DRAFT', published_at: null, title: 'Ещё не статья' });
    const { body } = await ask(`/articles/${article.id}`, (await api.staff('ARTICLES')).token);
    const draft = await draftBehind(secret, tokenIn(body.message));
    expect(draft?.kind === 'articles' && draft.article.title).to.equal('Ещё не статья');
  });

  it('staff create previews only of what they may read', async () => {
    const { id } = await buildProd({ center_id: (await buildCenter()).id, status: 'PREPARE' });
    const elsewhere = (await api.staff('PARTNER_MANAGER')).token;
    expect((await ask(`/prods/${id}`, elsewhere)).status, 'a course of a centre not his').to.equal(404);
    expect((await ask(`/prods/${id}`, (await api.staff('BOOKKEEPER')).token)).status).to.be.oneOf([200, 403]);
    expect((await ask('/prods/nonsense', (await api.staff('ADMIN')).token)).status).to.equal(404);
  });

  it('a preview expires after its day', async () => {
    const { id } = await buildProd({ status: 'PREPARE' });
    const { token } = issuePreview(secret, { kind: 'prods', id });
    expect(await draftBehind(secret, token)).to.not.equal(null);
    Date.now = () => realNow() + (previewHours * 3600 + 1) * 1000;
    expect(await draftBehind(secret, token)).to.equal(null);
  });

  it('no other token opens a preview: not a forged one, a session or anything else', async () => {
    const { id } = await buildProd({ status: 'PREPARE' });
    const { token } = issuePreview('another secret that is long enough to sign', { kind: 'prods', id });
    const session = (await api.staff('ADMIN')).token;
    const unknown = issuePreview(secret, { kind: 'users' as never, id }).token;
    for (const wrong of [token, session, unknown, `${token}x`, 'x', ''])
      expect(await draftBehind(secret, wrong), wrong).to.equal(null);
    const stranger = await api.call('get', '/adm/me', {
      token: issuePreview(secret, { kind: 'prods', id }).token,
    });
    expect(stranger.status, 'and opens no session').to.equal(401);
  });
});
