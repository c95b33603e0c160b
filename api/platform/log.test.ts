import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { type TestApi, type TestNode, testApi } from '../testing/testApi.ts';
import { openAudience } from './http/audiences.ts';
import { endpoint } from './http/endpoint.ts';
import { createLog } from './log.ts';

describe('the log', () => {
  let api: TestApi;
  let node: TestNode;
  let written = '';

  before(async () => {
    api = await testApi();
    const log = createLog({
      write(line) {
        written += line;
      },
    });
    const broken = endpoint({
      method: 'get',
      path: '/broken/:secret',
      summary: 'Breaks, and names the address it broke at',
      audience: openAudience,
      allow: 'anyone',
      handle: async ({ req }) => {
        log.warn({ url: req.originalUrl }, 'page failed');
        throw new Error(`lost at\n${req.originalUrl} of a course`);
      },
    });
    node = await api.node({
      endpoints: [...api.endpoints, broken],
      report: (error, traceId) => log.error({ err: error, traceId }, 'request failed'),
    });
  });
  after(async () => {
    await node?.close();
    await api?.close();
  });

  it('holds no token of an order and no code of a voucher, and neither do the answers', async () => {
    const secrets = [
      randomBytes(24).toString('base64url'),
      randomBytes(32).toString('base64url'),
      'K7QM-2XPW-9TRD-HV4N',
      'k7qm-2xpw-9trd-hv4n',
      'K7QM2XPW9TRDHV4N',
    ];
    for (const secret of secrets)
      for (const [method, path, status] of [
        ['get', `/broken/${secret}`, 500],
        ['get', `/orders/${secret}`, 404],
        ['get', `/vouchers/${secret}`, 404],
        ['get', `/nowhere/${secret}?code=${secret}`, 404],
      ] as const) {
        const answer = await node.call(method, path);
        expect([path, answer.status]).to.deep.equal([path, status]);
        expect(answer.text).to.not.include(secret);
      }
    const lines = written.trim().split('\n');
    expect(lines).to.have.length(2 * secrets.length);
    for (const secret of secrets) expect(written).to.not.include(secret);
    // The control: harmless facts are logged, so that an error can be found.
    expect(lines[1]).to.include('lost at').and.include('/api/broken/… of a course').and.include('traceId');
  });

  it('says of an error that the queue has spread what it was, and in which queue', () => {
    let line = '';
    const log = createLog({
      write(text) {
        line += text;
      },
    });
    const error = Object.assign(new Error('terminating connection'), { code: '57P01' });
    log.error({ err: { ...error, message: error.message, stack: error.stack, queue: 'mail' } }, 'queue');
    expect(line).to.include('terminating connection').and.include('"queue":"mail"').and.include('57P01');
    expect(line).not.to.include('[object Object]');
  });

  it('warns once of a proxy that the server was not told of, and of none that it was', async () => {
    const warned: string[] = [];
    const warn = (words: string) => void warned.push(words);
    const ask = async (trustProxy: false | number, ...sent: Record<string, string>[]) => {
      const one = await api.node({ trustProxy, warn });
      for (const headers of sent) await one.call('get', '/nowhere', { headers });
      await one.close();
    };
    const forwarded = { 'x-forwarded-for': '192.0.2.7' };
    await ask(false, {});
    await ask(1, forwarded);
    expect(warned).to.deep.equal([]);
    await ask(false, forwarded, forwarded, forwarded);
    expect(warned).to.have.length(1);
    expect(warned[0]).to.match(/^X-Forwarded-For came, but TRUST_PROXY is 0/);
  });
});
