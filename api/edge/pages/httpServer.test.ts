import { Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect } from 'chai';
import { createHttpServer, type HttpServer, type HttpServerOptions } from './httpServer.ts';
import type { Handler } from './render.ts';
import { latch, pause, until } from './testSite.ts';

describe('the HTTP server', () => {
  let http: HttpServer;
  let port: number;
  const sockets: Socket[] = [];

  const start = async (handler: Handler, options?: HttpServerOptions) => {
    http = createHttpServer(handler, options);
    await new Promise<void>((listening) => http.server.listen(0, '127.0.0.1', listening));
    port = (http.server.address() as AddressInfo).port;
  };
  const open = () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    sockets.push(socket);
    return socket;
  };
  const connections = () =>
    new Promise<number>((resolve) => http.server.getConnections((_error, count) => resolve(count)));
  const closed = (socket: Socket) =>
    new Promise<void>((resolve) => socket.on('close', () => resolve()).resume());
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    http.server.closeAllConnections();
    http.server.close();
  });

  it('gives slow clients ten seconds for their headers and twenty for the whole request', async () => {
    await start((_req, res) => res.end());
    expect(http.server).to.include({
      headersTimeout: 10_000,
      requestTimeout: 20_000,
      keepAliveTimeout: 65_000,
    });
  });

  it('drops clients that send their headers or their body too slowly, and serves others meanwhile', async () => {
    await start((req, res) => void req.resume().on('end', () => res.end('ok')), {
      headersTimeout: 150,
      requestTimeout: 300,
      connectionsCheckingInterval: 50,
    });
    const began = performance.now();
    const slow = Array.from({ length: 50 }, (_, n) => {
      const socket = open();
      socket.write(
        n % 2
          ? 'GET / HTTP/1.1\r\nHost: a\r\n'
          : 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nx',
      );
      const drip = setInterval(() => socket.write(n % 2 ? 'X-A: b\r\n' : 'x'), 20);
      return closed(socket).finally(() => clearInterval(drip));
    });
    expect((await get(port)).body).to.equal('ok');
    await Promise.all(slow);
    expect(performance.now() - began).to.be.below(5000);
  });

  it('drops clients that do not read what they asked for', async () => {
    await start((_req, res) => res.end(Buffer.alloc(20_000_000)), { stalledMs: 100 });
    const answering = new Promise((resolve) => http.server.on('request', resolve));
    open().pause().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await answering;
    expect(await connections()).to.equal(1);
    await until(async () => (await connections()) === 0);
  });

  it('when drained lets the answer under way end, and says that it was the last', async () => {
    const { opened, open: openLatch } = latch();
    await start(async (_req, res) => {
      await opened;
      res.end('slow');
    });
    const answer = get(port);
    await pause(20);
    const drained = http.drain(2000);
    openLatch();
    expect((await answer).body).to.equal('slow');
    await drained;
    expect((await get(port).catch((error: Error) => error)) as Error).to.be.instanceOf(Error);
  });

  it('when drained answers requests that were on their way over idle connections', async () => {
    await start((_req, res) => res.end('ok'), { idleGraceMs: 300 });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await get(port, agent)).connection).to.equal('keep-alive');
    const drained = http.drain(2000);
    await pause(50);
    expect(await get(port, agent)).to.deep.equal({ body: 'ok', connection: 'close' });
    await drained;
    agent.destroy();
  });

  it('when drained by close() alone loses such a request', async () => {
    await start((_req, res) => res.end('ok'));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await get(port, agent);
    http.server.close();
    const lost = await get(port, agent).catch((error: Error) => error);
    expect(lost).to.be.instanceOf(Error);
    agent.destroy();
  });

  it('when drained still accepts the connections that wait in the queue', async () => {
    await start((_req, res) => res.end('ok'), { idleGraceMs: 10_000 });
    const waiting = Array.from({ length: 50 }, () => get(port));
    const last = open();
    await new Promise((connected) => last.on('connect', connected));
    last.destroy();
    await Promise.all([http.drain(15_000), ...waiting]);
    for (const answer of waiting) expect((await answer).body).to.equal('ok');
  });

  it('loses no request of a crowd while it drains', async () => {
    await start((_req, res) => setTimeout(() => res.end('ok'), 3), { idleGraceMs: 300 });
    const agents = Array.from({ length: 20 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    let answered = 0;
    const crowd = agents.map(async (agent) => {
      for (let last = ''; last !== 'close'; answered += 1) last = (await get(port, agent)).connection ?? '';
    });
    await pause(100);
    await Promise.all([http.drain(2000), ...crowd]);
    expect(answered).to.be.at.least(agents.length);
    for (const agent of agents) agent.destroy();
  });

  it('closes idle connections after the grace, and everything at the end', async () => {
    await start((_req, _res) => {}, { idleGraceMs: 50 });
    const idle = open();
    const stuck = open();
    await Promise.all(
      [idle, stuck].map((socket) => new Promise((connected) => socket.on('connect', connected))),
    );
    stuck.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    const began = performance.now();
    const ended = [idle, stuck].map((socket) => closed(socket).then(() => performance.now() - began));
    await http.drain(1500);
    const [idleMs = 0, stuckMs = 0] = await Promise.all(ended);
    expect(idleMs).to.be.within(40, 1400);
    expect(stuckMs).to.be.within(1400, 3000);
  });
});

function get(port: number, agent?: Agent): Promise<{ body: string; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    const answered = (res: IncomingMessage) => {
      let body = '';
      res.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      res.on('end', () => resolve({ body, connection: res.headers.connection })).on('error', reject);
    };
    request({ host: '127.0.0.1', port, agent: agent ?? false }, answered)
      .on('error', reject)
      .end();
  });
}
