import { expect } from 'chai';
import type { EdgeOptions } from './edge.ts';
import { page, pause, startSite, type TestSite, until } from './testSite.ts';

type Mood = 'well' | 'error' | 'throws' | 'hangs' | 'breaks off';

describe('when pages cannot be rendered', () => {
  let site: TestSite;
  let mood: Mood;
  let title: string;

  const timing = { renderMs: 1000, patienceMs: 500, retryMs: 50 };
  const start = async (kept: { maxAge: number; swr: number }, options: Partial<EdgeOptions> = {}) => {
    [mood, title] = ['well', 'Было'];
    site = await startSite(
      (_req, res) => {
        if (mood === 'well') page(res, title, kept);
        if (mood === 'error')
          res
            .writeHead(500, { 'content-type': 'text/html', 'x-page-cache': '{"maxAge":60,"tags":[]}' })
            .end('Ошибка');
        if (mood === 'breaks off') res.write('<html>', () => res.destroy());
        if (mood === 'throws') throw new Error('no database');
      },
      { timing, ...options },
    );
  };
  afterEach(() => site.stop());

  const timed = async (path = '/prods/imp-1') => {
    const began = performance.now();
    const { status, text } = await site.ask(path);
    return { status, text, ms: performance.now() - began };
  };

  for (const trouble of ['error', 'throws', 'hangs', 'breaks off'] as const) {
    it(`answers a stale page at once while the renderer ${trouble}, and the new one when it is well again`, async () => {
      await start({ maxAge: 0.02, swr: 60 });
      await timed();
      await pause(25);
      [mood, title] = [trouble, 'Стало'];
      for (let time = 0; time < 4; time += 1) {
        const { status, text, ms } = await timed();
        expect([status, text]).to.deep.equal([200, 'Было']);
        expect(ms).to.be.below(450);
        await pause(30);
      }
      mood = 'well';
      await until(async () => (await timed()).text === 'Стало');
    });

    it(`falls back on a forgotten page when the renderer ${trouble}, waiting for it only once`, async () => {
      await start({ maxAge: 60, swr: 0 });
      await timed();
      site.edge.invalidate(['prod:1']);
      [mood, title] = [trouble, 'Стало'];
      const first = await timed();
      expect([first.status, first.text]).to.deep.equal([200, 'Было']);
      expect(first.ms).to.be.below(950);
      const second = await timed();
      expect([second.status, second.text]).to.deep.equal([200, 'Было']);
      expect(second.ms).to.be.below(450);
      mood = 'well';
      await until(async () => (await timed()).text === 'Стало');
    });
  }

  it('passes on what an error says when there is nothing better, and does not keep it', async () => {
    await start({ maxAge: 60, swr: 0 });
    mood = 'error';
    for (let time = 0; time < 2; time += 1) expect(await timed()).to.include({ status: 500, text: 'Ошибка' });
    expect(site.inner).to.have.length(2);
    expect(site.edge.stats().pages).to.equal(0);
  });

  it('gives up on a page never rendered before after its time, asking to come again', async () => {
    await start({ maxAge: 60, swr: 0 });
    mood = 'hangs';
    const [first, joined] = await Promise.all([timed(), site.ask('/prods/imp-1')]);
    expect(first.status).to.equal(503);
    expect(first.ms).to.be.within(950, 3000);
    expect([joined.status, joined.headers['retry-after']]).to.deep.equal([503, '5']);
    expect(joined.text).to.contain('Страница временно недоступна');
    expect(site.inner).to.have.length(1);
  });

  it('says it in the way the site wants', async () => {
    const unavailable = () => ({ contentType: 'application/json', text: '{"message":"Сервис недоступен"}' });
    await start({ maxAge: 60, swr: 0 }, { unavailable });
    mood = 'throws';
    const { status, headers, text } = await site.ask('/prods/imp-1');
    expect([status, headers['content-type'], text]).to.deep.equal([
      503,
      'application/json',
      '{"message":"Сервис недоступен"}',
    ]);
  });

  it('does not ask a failing renderer more often than agreed', async () => {
    await start({ maxAge: 0.02, swr: 60 });
    await timed();
    await pause(25);
    mood = 'error';
    const began = performance.now();
    let asked = 0;
    while (performance.now() - began < 300) {
      await timed();
      asked += 1;
    }
    const agreed = (performance.now() - began) / timing.retryMs + 1;
    expect(site.inner.length - 1).to.be.within(1, agreed);
    expect(asked).to.be.greaterThan(agreed);
  });

  it('renews a stale page behind the answer, once', async () => {
    await start({ maxAge: 0.05, swr: 60 });
    await timed();
    title = 'Стало';
    await pause(60);
    const answers = await Promise.all(Array.from({ length: 20 }, () => timed()));
    expect(answers.filter(({ text }) => text === 'Было')).to.have.length.greaterThan(0);
    await until(() => site.inner.length === 2);
    expect((await timed()).text).to.equal('Стало');
  });
});
