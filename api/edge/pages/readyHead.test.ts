import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect } from 'chai';
import { headOf, writeReadyHead } from './readyHead.ts';

const BODY = Buffer.from('Имплантация зубов');

describe('a ready head', () => {
  let server: Server;
  let ready: boolean[];

  before((done) => {
    server = createServer((req, res: ServerResponse) => {
      const headers = [
        'content-type',
        'text/plain',
        'content-length',
        String(BODY.length),
        'x-of',
        String(req.url),
      ];
      const isReady = req.url !== '/plain' && writeReadyHead(req, res, headOf(200, headers), Date.now());
      ready.push(isReady);
      if (!isReady) res.writeHead(200, headers);
      if (req.method === 'HEAD') res.end();
      else res.end(BODY);
    });
    server.keepAliveTimeout = 65_000;
    server.listen(0, '127.0.0.1', done);
  });
  beforeEach(() => {
    ready = [];
  });
  after(() => server.close());

  /** Everything the server says on one connection to these requests, sent at once. */
  const said = (...requests: string[]) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      let text = '';
      socket.setTimeout(300, () => socket.destroy());
      socket.on('data', (bytes) => {
        text += bytes;
      });
      socket.on('error', reject).on('close', () => resolve(text));
      socket.write(requests.join(''));
    });
  const get = (url: string, more = '', method = 'GET') =>
    `${method} ${url} HTTP/1.1\r\nhost: a\r\n${more}\r\n`;
  const withoutMoment = (text: string) =>
    text.replaceAll(/^Date: .*$/gm, 'Date').replaceAll(/^x-of: .*$/gm, '');

  it('comes to the same bytes as the one Node writes', async () => {
    const [theirs, ours] = [await said(get('/plain')), await said(get('/ready'))];
    expect(ready).to.deep.equal([false, true]);
    expect(withoutMoment(ours)).to.equal(withoutMoment(theirs));
    expect(ours).to.match(/^Date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r$/m);
  });

  it('has no body behind it for HEAD', async () => {
    const text = await said(get('/ready', '', 'HEAD'));
    expect(ready).to.deep.equal([true]);
    expect(text.endsWith('\r\n\r\n')).to.equal(true);
  });

  it('keeps the order of requests that come at once on one connection', async () => {
    const text = await said(get('/1'), get('/plain'), get('/3', '', 'HEAD'), get('/4'));
    expect(ready).to.deep.equal([true, false, true, true]);
    expect([...text.matchAll(/^x-of: (.*)\r$/gm)].map(([, url]) => url)).to.deep.equal([
      '/1',
      '/plain',
      '/3',
      '/4',
    ]);
  });

  it('is left to Node for a client that wants the connection closed, or speaks HTTP/1.0', async () => {
    const closing = await said(get('/ready', 'connection: close\r\n'));
    const old = await said('GET /ready HTTP/1.0\r\n\r\n');
    expect(ready).to.deep.equal([false, false]);
    expect(closing).to.match(/^Connection: close\r$/m);
    expect(old).to.match(/^Connection: close\r$/m);
  });

  it('takes no value that would begin another header', () => {
    expect(() => headOf(200, ['location', '/a\r\nset-cookie: a=1'])).to.throw(/Invalid character/);
  });
});
