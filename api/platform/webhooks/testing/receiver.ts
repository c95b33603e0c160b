import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Answer = (response: ServerResponse, received: Received) => void;

/** A server of a partner on this machine. */
export interface Receiver {
  origin: string;
  url: string;
  received: Received[];
  /** How it answers from now on. */
  answer: Answer;
  close(): void;
}

export const answering =
  (status: number, text = '', headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end(text);

/** Opens a server that takes messages, and by default answers that it has. */
export async function openReceiver(answer = answering(200, 'ok')): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    const { url: path = '', headers } = request;
    const message = { path, headers, body: Buffer.concat(parts).toString('utf8') };
    receiver.received.push(message);
    receiver.answer(response, message);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const receiver: Receiver = {
    ...{ origin, url: `${origin}/hook`, received: [], answer },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}
