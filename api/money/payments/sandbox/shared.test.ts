import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import express from 'express';
import { startBankSandbox } from './bank.ts';
import { pagesOfSharedBank } from './shared.ts';
import { newTerminal } from './terminal.ts';

const portOf = (server: ReturnType<typeof createServer>) => (server.address() as AddressInfo).port;

describe('the sandbox of a primary', () => {
  it('a worker shows pages of the sandbox alone, whatever host the request line names', async () => {
    const terminal = newTerminal();
    const bank = await startBankSandbox(terminal, () => 'http://127.0.0.1');
    const asked: string[] = [];
    const foreign = createServer((req, res) => {
      asked.push(String(req.url));
      res.end('secret');
    }).listen(0, '127.0.0.1');
    const worker = createServer(express().use(pagesOfSharedBank({ url: bank.url, terminal })));
    worker.listen(0, '127.0.0.1');
    await Promise.all([once(foreign, 'listening'), once(worker, 'listening')]);
    const statusOf = async (path: string) => {
      const sent = request({ host: '127.0.0.1', port: portOf(worker), path }).end();
      const [answer] = await once(sent, 'response');
      answer.resume();
      return answer.statusCode;
    };
    try {
      for (const path of ['/payment/bank/1', `http://127.0.0.1:${portOf(foreign)}/payment/bank/1`])
        expect(await statusOf(path), path).to.equal(404);
      expect(asked).to.deep.equal([]);
    } finally {
      foreign.close();
      worker.close();
      await bank.stop();
    }
  });
});
