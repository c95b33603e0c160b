import { expect } from 'chai';
import Joi from 'joi';
import { openDoor } from '../../api/http/doors.ts';
import { endpoint } from '../../api/http/endpoint.ts';
import { linksLeadTo } from '../../api/mail/siteLinks.ts';
import { type TestApi, type TestNode, testApi } from '../../api/testing/testApi.ts';
import type { Stock } from './calls.ts';
import { faultsOf } from './fuzz.ts';
import { buildStock, signInEach } from './stage.ts';

const seed = Number(process.env.FUZZ_SEED ?? 20_261_123);
const runs = process.env.PROOF === '1' ? 40 : 2;

describe('hostile calls of every endpoint', function () {
  this.timeout(process.env.PROOF === '1' ? 3_600_000 : 240_000);
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
    linksLeadTo(node.url);
    stock = await buildStock(api);
  });
  after(async () => {
    linksLeadTo('');
    await node?.close();
    await api?.close();
  });

  const fuzzing = (url: string, times: number) => ({
    ...{ url, stock, seed, runs: times },
    signIn: () => signInEach(api),
  });

  it('are answered by no fault of ours, and within a second', async () => {
    const faults = await faultsOf(node.endpoints, fuzzing(node.url, runs));
    expect(faults, thrown.join('\n')).to.deep.equal([]);
    expect(thrown).to.deep.equal([]);
  });

  it('find an endpoint that breaks on a number beyond its column, and one that takes too long', async () => {
    const body = Joi.object<{ count: unknown }>({ count: Joi.any() });
    const planted = (path: string, handle: (count: unknown) => Promise<void>) =>
      endpoint({
        ...{ method: 'post' as const, path, summary: 'Planted', door: openDoor, allow: 'anyone', body },
        handle: async ({ body: { count } }) => {
          await handle(count);
          return { message: null };
        },
      });
    const breaks = planted('/planted/breaks', async (count) => {
      if (typeof count === 'number' && count > 2_147_483_647) throw new Error('integer out of range');
    });
    const sleeps = planted(
      '/planted/sleeps',
      (count) => new Promise((done) => setTimeout(done, count === null ? 1_200 : 0)),
    );
    const faulty = await api.node({
      endpoints: [breaks, sleeps],
      limiter: async () => undefined,
      report: () => undefined,
    });
    const faults = await faultsOf(faulty.endpoints, fuzzing(faulty.url, 60));
    await faulty.close();
    expect(faults.some((fault) => /^500 post \/planted\/breaks/.test(fault))).to.equal(true);
    expect(faults.some((fault) => /^\d+ ms post \/planted\/sleeps/.test(fault))).to.equal(true);
  });
});
