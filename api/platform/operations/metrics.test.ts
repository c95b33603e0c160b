import { Agent, request } from 'node:http';
import { expect } from 'chai';
import { metricsToken } from '../../testing/testApi.ts';
import { useApi } from '../../testing/useApi.ts';
import { openMetrics } from './metrics.ts';

describe('the metrics', () => {
  const api = useApi();

  const asked = (authorization?: string) =>
    fetch(`${api.url}/metrics`, { headers: authorization === undefined ? {} : { authorization } });

  it('the metrics answer only requests with the token of the operator', async () => {
    for (const wrong of [undefined, 'Bearer', `Bearer ${metricsToken}x`, metricsToken])
      expect((await asked(wrong)).status).to.equal(404);
    const answer = await asked(`Bearer ${metricsToken}`);
    expect(answer.status).to.equal(200);
    expect(await answer.text()).to.include('http_request_seconds');
  });

  it('the metrics are closed to everybody without a configured token', async () => {
    const node = await api.node({ thirdParty: [openMetrics().router(null)] });
    for (const authorization of ['Bearer null', 'Bearer ', `Bearer ${metricsToken}`]) {
      const { status } = await fetch(`${node.url}/metrics`, { headers: { authorization } });
      expect([authorization, status]).to.deep.equal([authorization, 404]);
    }
    await node.close();
  });

  it('the metrics stay small whatever addresses and methods are requested', async () => {
    const read = async () => (await asked(`Bearer ${metricsToken}`)).text();
    const series = (text: string) => text.split('\n').filter((line) => line.startsWith('http_')).length;
    await api.call('get', '/nowhere');
    const before = series(await read());
    for (let place = 0; place < 50; place += 1) {
      await api.call('get', `/nowhere/${place}`);
      await api.call('get', `/orders/${'x'.repeat(31)}${place % 10}`);
    }
    for (const method of ['PROPFIND', 'LOCK', 'M-SEARCH', 'REPORT', 'PURGE']) await sendBy(method);
    const text = await read();
    expect(text).to.include('method="other"');
    expect(text).not.to.include('PURGE');
    expect(series(text) - before).to.be.at.most(14);
    expect(text).to.match(/http_requests_total\{method="GET",route="\/orders\/:token",status="4xx"\}/);
  });

  const sendBy = (method: string) =>
    new Promise<void>((resolve, reject) => {
      const sent = request(`${api.url}/api/nowhere`, { method, agent: new Agent() }, (answer) => {
        answer.resume().once('end', () => resolve());
      });
      sent.once('error', reject).end();
    });
});
