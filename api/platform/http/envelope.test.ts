import { buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { openAudience } from './audiences.ts';
import { endpoint } from './endpoint.ts';

const friend = 'https://partner.example';

describe('answers', () => {
  const api = useApi();
  let prodId: number;

  before(async () => {
    prodId = (await api.given(() => buildProd())).id;
  });

  const preflight = (origin: string, asks: string) =>
    api.call('options', '/adm/prods/1', {
      headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': asks },
    });

  it('successful answers have one envelope', async () => {
    const { body, headers } = await api.call('get', `/prods/${prodId}`);
    expect(Object.keys(body)).to.deep.equal(['message']);
    expect(headers.get('content-type')).to.equal('application/json; charset=utf-8');
  });

  it('an answer has a request number, also in the body of a refusal', async () => {
    const good = await api.call('get', `/prods/${prodId}`);
    const bad = await api.call('get', '/prods/999999');
    expect(good.headers.get('x-request-id'))
      .to.match(/^[\da-f-]{36}$/)
      .and.not.equal(bad.headers.get('x-request-id'));
    expect(bad.body.traceId).to.equal(bad.headers.get('x-request-id'));
    const forged = await api.call('get', '/prods/999999', { headers: { 'x-request-id': 'mine' } });
    expect(forged.body.traceId).to.not.equal('mine');
  });

  it('a refusal has the fields of the contract and a sentence for a person', async () => {
    const { body } = await api.call('post', '/director/question', { body: {} });
    expect(body).to.have.all.keys('message', 'code', 'errors', 'traceId');
    expect(body.message).to.equal('Проверьте заполнение полей');
    for (const text of Object.values(body.errors)) expect(text).to.be.a('string');
  });

  it('the log and not the caller learns the cause of an error', async () => {
    const secret = 'select password from users -- /srv/odonta/api/x.ts:12';
    const breaking = endpoint({
      method: 'get',
      path: '/breaks',
      summary: 'Breaks',
      audience: openAudience,
      allow: 'anyone',
      handle: () =>
        Promise.reject(Object.assign(new Error(secret), { sql: secret, parameters: ['Zx9secret'] })),
    });
    const reported: unknown[] = [];
    const node = await api.node({
      endpoints: [breaking],
      report: (error, traceId) => reported.push([(error as Error).message, traceId]),
    });
    const { status, body, text } = await node.call('get', '/breaks');
    expect([status, body.code, body.message]).to.deep.equal([
      500,
      'INTERNAL',
      'Что-то сломалось у нас. Мы уже знаем об этом',
    ]);
    expect(text).to.not.match(/select|password|srv|Zx9secret|Error/);
    expect(reported).to.deep.equal([[secret, body.traceId]]);
    await node.close();
  });

  it('an answer that fails half-way is cut off and does not end well', async () => {
    const half = endpoint({
      method: 'get',
      path: '/half',
      summary: 'Half',
      audience: openAudience,
      allow: 'anyone',
      handle: async ({ res }) => {
        res.write('{"message":');
        throw new Error('half-way');
      },
    });
    const node = await api.node({ endpoints: [half], report: () => undefined });
    const outcome = await node.call('get', '/half').then(
      () => 'whole',
      () => 'broken',
    );
    expect(outcome).to.equal('broken');
    await node.close();
  });

  it('no proxy caches an answer, and no browser runs it', async () => {
    const { headers } = await api.call('get', `/prods/${prodId}`);
    expect(headers.get('cache-control')).to.equal('no-store');
    expect(headers.get('x-content-type-options')).to.equal('nosniff');
    expect(headers.get('content-security-policy')).to.include("default-src 'none'");
    expect(headers.get('x-powered-by')).to.equal(null);
  });

  it('a page of a known origin may read answers, with the headers its client sends and reads', async () => {
    const asks = 'authorization,content-type,if-match,ngrok-skip-browser-warning';
    const { status, headers } = await preflight(friend, asks);
    expect([status, headers.get('access-control-allow-origin')]).to.deep.equal([204, friend]);
    const allowed = headers.get('access-control-allow-headers')?.toLowerCase().split(', ');
    expect(allowed).to.include.members([...asks.split(','), 'idempotency-key']);
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
      expect(headers.get('access-control-allow-methods')).to.include(method);
    const answer = await api.call('get', `/prods/${prodId}`, { headers: { origin: friend } });
    expect(answer.headers.get('access-control-allow-origin')).to.equal(friend);
    expect(answer.headers.get('access-control-expose-headers'))
      .to.include('Content-Range')
      .and.include('Content-Disposition');
    expect(answer.headers.get('vary')).to.include('Origin');
    const refusal = await api.call('get', '/adm/me', { headers: { origin: friend } });
    expect([refusal.status, refusal.headers.get('access-control-allow-origin')]).to.deep.equal([401, friend]);
  });

  it('a page of an unknown, similar or missing origin may not read answers', async () => {
    for (const origin of [
      'https://evil.example',
      'null',
      'https://partner.example.evil',
      'http://partner.example',
      'https://PARTNER.example:8443',
    ]) {
      const { headers } = await preflight(origin, 'authorization');
      expect(headers.get('access-control-allow-origin'), origin).to.equal(null);
      expect(headers.get('access-control-allow-headers'), origin).to.equal(null);
      const answer = await api.call('get', `/prods/${prodId}`, { headers: { origin } });
      expect(answer.headers.get('access-control-allow-origin'), origin).to.equal(null);
    }
    expect(
      (await preflight(friend, 'authorization')).headers.get('access-control-allow-credentials'),
    ).to.equal(null);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
