import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { type Keys, signatureError } from './signature.ts';

export interface ObjectStorage {
  port: number;
  /** The settings of a node that stores its files here. */
  env: { FILES_URL: string; FILES_KEY: string; FILES_SECRET: string };
  /** Takes requests and answers none of them, until it is released. */
  hang(): () => void;
  /** Refuses requests such as `GET /odonta-files/a`, as a key without that right is refused, until it is released. */
  forbid: (requests: RegExp) => () => void;
  /** Requests since the start, refused ones included. */
  requests(): readonly string[];
  stop(): Promise<void>;
}

export const bucket = 'odonta-files';
const keys: Keys = { id: 'test-key', secret: 'test-secret-of-the-bucket' };

/**
 * An S3 server on loopback with one bucket. Without a folder its objects are deleted at the end. Signatures are verified here: the
 * server's own check takes unsigned requests, and refuses signed ones about a bucket itself.
 */
export async function startObjectStorage({
  port = 0,
  directory,
}: {
  port?: number;
  directory?: string;
} = {}): Promise<ObjectStorage> {
  const folder = directory ?? mkdtempSync(path.join(tmpdir(), 'odonta-objects-'));
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: folder,
    silent: true,
    vhostBuckets: false,
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket }],
  });
  await store.configureBuckets();
  const answer = store.callback();
  const asked: string[] = [];
  let held: (() => void)[] | null = null;
  let forbidden: RegExp | null = null;

  const server = createServer((req, res) => {
    asked.push(`${req.method} ${req.url}`);
    const go = () => {
      const isForbidden = forbidden?.test(`${req.method} ${req.url}`) ?? false;
      const refused = isForbidden ? 'AccessDenied' : signatureError(req, keys);
      delete req.headers.authorization;
      if (!refused) return answer(req, res);
      req.resume();
      res.writeHead(403, { 'content-type': 'application/xml' });
      res.end(`<?xml version="1.0"?><Error><Code>${refused}</Code><Message>${refused}</Message></Error>`);
    };
    if (held) held.push(go);
    else go();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const at = (server.address() as AddressInfo).port;
  return {
    port: at,
    env: {
      FILES_URL: `s3://127.0.0.1:${at}/${bucket}?tls=0`,
      FILES_KEY: keys.id,
      FILES_SECRET: keys.secret,
    },
    hang() {
      held ??= [];
      return () => {
        const waiting = held ?? [];
        held = null;
        for (const go of waiting) go();
      };
    },
    forbid(requests) {
      forbidden = requests;
      return () => {
        forbidden = null;
      };
    },
    requests: () => asked,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      if (directory === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
