import { expect } from 'chai';
import express from 'express';
import { type Handler, render } from './render.ts';

const rendered = (handler: Handler, timeoutMs = 1000) =>
  render('/prods/1?page=2', { handler, baseUrl: 'https://odonta.example', timeoutMs });

const failure = async (handler: Handler, timeoutMs?: number) => {
  const answer = await rendered(handler, timeoutMs).catch((error: Error) => error);
  expect(answer).to.be.instanceOf(Error);
  return (answer as Error).message;
};

describe('a rendering', () => {
  it('is what was written, in whatever pieces', async () => {
    const { status, headers, body } = await rendered((_req, res) => {
      res.setHeader('X-One', '1');
      res.writeHead(201, { 'Content-Type': 'text/html' });
      res.write('Имплан');
      res.write(Buffer.from('тация'));
      setImmediate(() => res.end('!'));
    });
    expect(status).to.equal(201);
    expect(headers).to.include({ 'x-one': '1', 'content-type': 'text/html' });
    expect(body.toString()).to.equal('Имплантация!');
  });

  it('knows nothing of the visitor', async () => {
    const { body } = await rendered((req, res) =>
      res.end(JSON.stringify([req.method, req.url, req.headers, req.rawHeaders, req.socket.remoteAddress])),
    );
    const host = 'odonta.example';
    expect(JSON.parse(body.toString())).to.deep.equal([
      'GET',
      '/prods/1?page=2',
      { host },
      ['Host', host],
      '127.0.0.1',
    ]);
  });

  it('works with an Express application', async () => {
    const app = express().get(
      '/prods/:id',
      (req, res) => void res.json({ ...req.query, id: req.params.id, url: `${req.protocol}://${req.host}` }),
    );
    const { status, body } = await rendered(app);
    expect(status).to.equal(200);
    expect(JSON.parse(body.toString())).to.deep.equal({ page: '2', id: '1', url: 'https://odonta.example' });
  });

  it('fails when the handler throws, at once or later', async () => {
    expect(
      await failure(() => {
        throw new Error('at once');
      }),
    ).to.equal('at once');
    expect(
      await failure(async () => {
        throw new Error('later');
      }),
    ).to.equal('later');
  });

  it('fails when the answer breaks off in the middle', async () => {
    expect(await failure((_req, res) => res.write('half', () => res.destroy()))).to.match(/broke off/);
    expect(await failure((_req, res) => res.write('half', () => res.destroy(new Error('no rows'))))).to.equal(
      'no rows',
    );
  });

  it('fails after its time, and tells the handler', async () => {
    let wasNotified = false;
    const handler: Handler = (req) =>
      req.socket.on('close', () => {
        wasNotified = true;
      });
    expect(await failure(handler, 20)).to.match(/20 ms/);
    await new Promise(setImmediate);
    expect(wasNotified).to.equal(true);
  });
});
