import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { app } from './app.ts';

const wide = JSON.stringify({ items: Array.from({ length: 60_000 }, () => ({})) });
const small = JSON.stringify({ items: [{}] });

/** One that takes a point for every call, and one that does not. */
const addresses = ['/api/pay/createPayments', '/api/search/seen'];

describe('Three clients that send wide bodies', function () {
  this.timeout(120_000);

  it('the main page is as quick as beside three clients with small bodies', async () => {
    const { url } = await app();
    await medianOf(url);
    for (let attempt = 1; ; attempt += 1) {
      const calm = await medianOf(url);
      const control = await besides(attack(url, small), () => medianOf(url));
      const attacked = await besides(attack(url, wide), () => medianOf(url));
      const [alone, beside, wideBeside] = [calm, control, attacked].map((ms) => `${ms.toFixed(1)} ms`);
      console.log(
        `      / takes ${alone} alone, ${beside} beside small bodies, ${wideBeside} beside wide ones`,
      );
      // Below a few milliseconds the clock shows the machine and not the server.
      const isAsQuick = attacked < 2 * Math.max(calm, control, 5);
      // Other work on the machine may slow one measurement; the cost of the bodies slows each.
      if (isAsQuick || attempt === 3) return expect(isAsQuick).to.equal(true);
    }
  });
});

/** In the middle of a hundred visits, one after another. */
async function medianOf(url: string): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < 100; visit += 1) {
    const start = performance.now();
    const answer = await fetch(url);
    await answer.arrayBuffer();
    times.push(performance.now() - start);
    await pause(10);
  }
  return times.sort((one, other) => one - other)[50] ?? 0;
}

async function besides<T>(client: (stop: AbortSignal) => Promise<void>, work: () => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const clients = Array.from({ length: 3 }, () => client(stop.signal));
  const result = await work();
  stop.abort();
  await Promise.all(clients);
  return result;
}

const attack = (url: string, body: string) => async (stop: AbortSignal) => {
  for (let call = 0; !stop.aborted; call += 1) {
    const answer = await fetch(url + addresses[call % addresses.length], {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).to.be.oneOf([413, 422, 429]);
    expect((await answer.text()).length).to.be.below(10_000);
    await pause(20);
  }
};
