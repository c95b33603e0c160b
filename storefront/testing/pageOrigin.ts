import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** In a browser an address without a host belongs to the page; here the page is a server that answers as the test says. */
export async function openPageOrigin() {
  const realFetch = globalThis.fetch;
  let answer: RequestListener = (_req, res) => res.end();
  const server = createServer((req, res) => answer(req, res));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  globalThis.fetch = (input, init) => realFetch(new URL(String(input), `http://127.0.0.1:${port}`), init);
  return {
    answers(listener: RequestListener) {
      answer = listener;
    },
    async close() {
      globalThis.fetch = realFetch;
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
