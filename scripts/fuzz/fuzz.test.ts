import { setTimeout as delay } from 'node:timers/promises';
import { timesOfProof } from '@odonta/db/testing/proof.ts';
import { expect } from 'chai';
import Joi from 'joi';
import { openAudience } from '../../api/platform/http/audiences.ts';
import { type Call, endpoint } from '../../api/platform/http/endpoint.ts';
import { type TestApi, type TestNode, testApi } from '../../api/testing/testApi.ts';
import type { Stock } from './calls.ts';
import { faultsOf } from './fuzz.ts';
import { buildStock, signInEach } from './stage.ts';

type Asked = Pick<Call<unknown, unknown, unknown>, 'body' | 'req'>;

const countIn = (body: unknown): unknown => (body as { count?: unknown }).count;

const seed = Number(process.env.FUZZ_SEED ?? 20_261_123);
const runs = timesOfProof(2, 40);

describe('hostile calls of every endpoint', function () {
  this.timeout(timesOfProof(600_000, 3_600_000));
  let api: TestApi;
  let node: TestNode;
  let stock: Stock;
  const thrown: string[] = [];

  before(async () => {
    api = await testApi();
    // Without limits: they would answer most of it before a handler is met.
    node = await api.node({
      limiter: async () => undefined,
      report: (error) => thrown.push((error as Error).stack ?? String(error)),
    });
    api.ports.siteUrl = node.url;
    stock = await buildStock(api);
  });
  after(async () => {
    await node?.close();
    await api?.close();
  });

  const fuzzing = (url: string, times: number) => ({
    ...{ url, stock, seed, runs: times },
    signIn: () => signInEach(api),
  });

  it('no call causes a server error or takes longer than a second', async () => {
    const issues = await faultsOf(node.endpoints, fuzzing(node.url, runs));
    expect(issues, thrown.join('\n')).to.deep.equal([]);
    expect(thrown).to.deep.equal([]);
  });

  it('the test finds an endpoint that fails on a number, a file, a key or a version, and a slow one', async () => {
    const body = Joi.object<{ count: unknown }>({ count: Joi.any() });
    const planted = (path: string, handle: (call: Asked) => Promise<void>, more: object = { body }) =>
      endpoint({
        ...{ method: 'put' as const, path: `/planted/${path}`, summary: 'Planted', audience: openAudience },
        ...{ allow: 'anyone', ...more },
        handle: async (call) => {
          await handle(call);
          return { message: null };
        },
      });
    const fail = async (isBroken: boolean) => {
      if (isBroken) throw new Error('planted');
    };
    const endpoints = [
      planted('breaks', ({ body: sent }) => fail(Number(countIn(sent)) > 2_147_483_647)),
      planted('sleeps', ({ body: sent }) => delay(countIn(sent) ? 0 : 1_100)),
      planted('reads', ({ req }) => fail(req.file?.buffer.length === 0), {
        upload: { field: 'file', maxBytes: 1_000_000 },
      }),
      planted('keeps', ({ req }) => fail(req.get('idempotency-key') === 'the-same-for-all'), {
        body,
        idempotent: true,
      }),
      planted('versions', ({ req }) => fail(req.get('if-match') === 'NaN')),
    ];
    const faulty = await api.node({
      endpoints,
      limiter: async () => undefined,
      report: () => undefined,
    });
    const issues = await faultsOf(faulty.endpoints, fuzzing(faulty.url, 60));
    await faulty.close();
    for (const path of ['breaks', 'reads', 'keeps', 'versions'])
      expect(
        issues.some((issue) => issue.startsWith(`500 put /planted/${path}`)),
        path,
      ).to.equal(true);
    expect(issues.some((issue) => /^\d+ ms put \/planted\/sleeps/.test(issue))).to.equal(true);
  });
});
