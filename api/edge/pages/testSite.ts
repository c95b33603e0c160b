import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pageCacheHeader } from '../../contract/pageCache.ts';
import type { SecurityHeaders } from './answers.ts';
import { createEdge, type Edge, type EdgeOptions } from './edge.ts';
import { createHttpServer } from './httpServer.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

export interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
}

/** A small real site for tests: an inner server whose pages repeat their requests, behind an edge on loopback. */
export interface TestSite {
  edge: Edge;
  problems: string[];
  /** The requests that reached the inner server. */
  inner: InnerRequest[];
  ask(path: string, options?: AskOptions): Promise<Answer>;
  stop(): Promise<void>;
}

export interface InnerRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

export const noHeaders: SecurityHeaders = { page: {}, spa: {}, asset: {}, data: {} };

export type Answerer = (req: IncomingMessage, res: ServerResponse) => unknown;

export async function startSite(inner: Answerer, options: Partial<EdgeOptions> = {}): Promise<TestSite> {
  const requests: InnerRequest[] = [];
  const problems: string[] = [];
  const edge = createEdge({
    inner(req, res) {
      requests.push({ method: req.method ?? '', url: req.url ?? '', headers: { ...req.headers } });
      return inner(req, res);
    },
    queryOf: (path) => (path.startsWith('/prods/') ? ['sort', 'page'] : null),
    baseUrl: 'https://odonta.example',
    securityHeaders: noHeaders,
    changedSince: async (cursor) => ({ cursor, tags: [] }),
    onProblem: (problem) => problems.push(problem),
    ...options,
  });
  const { server, drain } = createHttpServer(edge.handle, {
    report: (error) => problems.push(String(error)),
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    edge,
    problems,
    inner: requests,
    ask: (path, asked) => ask(port, path, asked),
    async stop() {
      await drain(0);
      await edge.close();
    },
  };
}

/** Writes a page with caching instructions. */
export function page(
  res: ServerResponse,
  text: string,
  { maxAge = 60, swr = 0, tags = ['prod:1'], status = 200 } = {},
): void {
  const headers = { 'content-type': 'text/html', 'x-page-cache': pageCacheHeader({ maxAge, swr, tags }) };
  res.writeHead(status, headers).end(text);
}

export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: AskOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('error', reject);
      res.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = decoded(bytes, res.headers['content-encoding']);
        resolve({ status: res.statusCode ?? 0, headers: res.headers, bytes, text });
      });
    });
    asked.on('error', reject).end();
  });
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits for an effect behind the answers; fails by the test's own time limit. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(5);
}

/** A latch that work waits at until it is opened. */
export function latch() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  return { opened, open };
}

function decoded(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return encoding === 'gzip' ? gunzipSync(bytes).toString() : bytes.toString();
}
