import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { expect } from 'chai';
import express from 'express';
import { sendBody } from './sendBody.ts';

describe('an open file that is sent', () => {
  const causes: string[] = [];
  let sent: Readable;
  let ended: Promise<void>;
  const server = express()
    .get('/', (_req, res) => {
      ended = sendBody(sent, res, ({ message }) => causes.push(message));
    })
    .listen(0, '127.0.0.1');
  before(() => server.listening || once(server, 'listening'));
  after(() => server.close());

  /** Its answer has begun, and is not whole. */
  const begun = async () => {
    causes.length = 0;
    sent = new Readable({ read: () => undefined });
    sent.push('begun');
    const asked = request({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }).end();
    const [answer] = await once(asked, 'response');
    answer.on('error', () => undefined);
    await once(answer, 'data');
    return { asked, answer };
  };

  it('breaks off with its answer, and the cause is reported', async () => {
    const { answer } = await begun();
    const closed = new Promise((resolve) => answer.once('close', resolve));
    sent.destroy(new Error('the storage hung up'));
    await closed;
    await ended;
    expect([causes, answer.complete]).to.deep.equal([['the storage hung up'], false]);
  });

  it('is closed when its reader leaves, and nothing is reported', async () => {
    const { asked } = await begun();
    const closed = new Promise((resolve) => sent.once('close', resolve));
    asked.destroy();
    await closed;
    await ended;
    expect([causes, sent.destroyed]).to.deep.equal([[], true]);
  });
});
