import { type AddressInfo, connect } from 'node:net';
import { expect } from 'chai';
import { createHttpServer, type HttpServer } from './httpServer.ts';
import type { Handler } from './render.ts';
import { ask } from './testSite.ts';

describe('the guard of the HTTP server', () => {
  let http: HttpServer;
  let port: number;
  let reported: { error: unknown; traceId: string }[];

  const start = async (handler: Handler) => {
    reported = [];
    http = createHttpServer(handler, { report: (error, traceId) => reported.push({ error, traceId }) });
    await new Promise<void>((listening) => http.server.listen(0, '127.0.0.1', listening));
    port = (http.server.address() as AddressInfo).port;
  };
  afterEach(() => http.drain(0));

  const planted = new Error('planted');
  const broken: Record<string, Handler> = {
    'throws at once': () => {
      throw planted;
    },
    'fails later': async () => {
      await Promise.resolve();
      throw planted;
    },
    'throws with half a head set': (_req, res) => {
      res.setHeader('content-length', 7).setHeader('x-half', 'set');
      throw planted;
    },
  };
  for (const [how, handler] of Object.entries(broken)) {
    it(`answers 500 with a trace id when the handler ${how}, and serves on`, async () => {
      await start(handler);
      for (let time = 0; time < 2; time += 1) {
        const { status, headers, text } = await ask(port, '/prods/imp-1');
        expect([status, headers['x-half']]).to.deep.equal([500, undefined]);
        expect(text).to.include(reported.at(-1)?.traceId).and.not.include('planted');
        const api = await ask(port, '/api/prods/1');
        expect(JSON.parse(api.text)).to.include({ code: 'INTERNAL', traceId: api.headers['x-request-id'] });
      }
      expect(reported.map(({ error }) => error)).to.deep.equal(Array(4).fill(planted));
    });
  }

  it('answers 400 to an address that cannot be read, and reports nothing', async () => {
    await start((req) => decodeURIComponent(req.url ?? ''));
    expect((await ask(port, '/%zz')).status).to.equal(400);
    expect(reported).to.deep.equal([]);
  });

  it('breaks off an answer that was half-way out', async () => {
    await start((_req, res) => {
      res.write('half');
      throw planted;
    });
    expect(await ask(port, '/').catch(({ code }) => code)).to.equal('ECONNRESET');
    expect(reported).to.have.length(1);
  });

  it('refuses two hosts, and every request line and header that Node itself refuses', async () => {
    let served = 0;
    await start((_req, res) => {
      served += 1;
      res.end('ok');
    });
    const refused = [
      ['GET / HTTP/1.1', 'Host: a.example', 'Host: b.example'],
      ['GET / HTTP/1.1', 'host: a.example', 'HOST: a.example'],
      ['GET / HTTP/1.1', 'Accept: */*'],
      ['GET / HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Transfer-Encoding: chunked'],
      ['GET / HTTP/1.1', 'Host: a', 'Bad header : x'],
      ['GET  /  HTTP/9.9', 'Host: a'],
      [`GET /${'a'.repeat(20_000)} HTTP/1.1`, 'Host: a'],
      ['GET / HTTP/1.1', 'Host: a', `X-A: ${'a'.repeat(20_000)}`],
    ];
    for (const lines of refused)
      expect(await statusOf(lines), lines.join(' | ').slice(0, 80)).to.be.oneOf([400, 431]);
    expect(served).to.equal(0);
    expect(await statusOf(['GET / HTTP/1.1', 'Host: a', 'X-Forwarded-Host: b'])).to.equal(200);
    expect(reported).to.deep.equal([]);
  });

  const statusOf = (lines: string[]) =>
    new Promise<number>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
      socket.once('error', reject).once('data', (bytes) => {
        resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(bytes.toString('latin1'))?.[1]));
        socket.destroy();
      });
    });
});
