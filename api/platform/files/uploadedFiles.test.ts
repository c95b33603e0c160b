import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { expect } from 'chai';
import express from 'express';
import { eventually } from '../../testing/eventually.ts';
import { storages } from '../../testing/objectStorage/storages.ts';
import { answerFailures } from '../http/failures.ts';
import { FilesUnavailable } from './storage/availability.ts';
import type { FileStorage } from './storage/fileStorage.ts';
import { uploadedFiles } from './uploadedFiles.ts';

for (const [place, open] of Object.entries(storages))
  describe(`files uploaded by staff, in ${place}`, () => {
    let at: string;
    let isBroken = false;
    let storage: FileStorage;
    const closers: (() => unknown)[] = [];

    before(async () => {
      const { storage: opened, close } = await open();
      storage = opened;
      for (const name of ['a.pdf', 'a.webp'])
        await storage.put(`uploads/documents/${name}`, Buffer.from('%PDF-1.7 0123456789'));
      const broken: typeof storage = { ...storage, read: () => Promise.reject(new FilesUnavailable('away')) };
      const server = express()
        .disable('etag')
        .use(uploadedFiles(() => (isBroken ? broken : storage)))
        .use(answerFailures(() => undefined))
        .listen(0, '127.0.0.1');
      await once(server, 'listening');
      at = `http://127.0.0.1:${(server.address() as AddressInfo).port}/uploads/documents`;
      closers.push(() => server.close(), close);
    });
    after(() => Promise.all(closers.map((close) => close())));

    const ask = async (name: string, headers: Record<string, string> = {}, method = 'GET') => {
      const answer = await fetch(`${at}/${name}`, {
        method,
        headers: { connection: 'close', 'cache-control': 'max-age=0', ...headers },
      });
      return {
        status: answer.status,
        text: await answer.text(),
        header: (of: string) => answer.headers.get(of),
      };
    };
    const safety = [
      'x-content-type-options',
      'content-disposition',
      'content-security-policy',
      'content-type',
    ];

    it('pictures open in the browser; a PDF is downloaded and never runs', async () => {
      const headersOf = async (name: string) => {
        const { status, header } = await ask(name);
        return [status, ...safety.map(header)];
      };
      const pdf = [200, 'nosniff', 'attachment', "sandbox; default-src 'none'", 'application/pdf'];
      expect(await headersOf('a.pdf')).to.deep.equal(pdf);
      expect(await headersOf('a.webp')).to.deep.equal([200, 'nosniff', null, null, 'image/webp']);
    });

    it('a file is cached for ever, and is not sent again to a browser that has it', async () => {
      const { header, text } = await ask('a.webp');
      expect(text).to.equal('%PDF-1.7 0123456789');
      expect(header('cache-control')).to.equal('public, max-age=31536000, immutable');
      expect([header('content-length'), header('accept-ranges')]).to.deep.equal(['19', 'bytes']);
      const etag = header('etag') ?? '';
      expect(etag).to.match(/^W\/"13-[\da-f]+"$/);
      const known: Record<string, string>[] = [
        { 'if-none-match': etag },
        { 'if-modified-since': header('last-modified') ?? '' },
      ];
      for (const headers of known) expect((await ask('a.webp', headers)).status).to.equal(304);
      expect((await ask('a.webp', { 'if-none-match': 'W/"other"' })).status).to.equal(200);
      expect((await ask('a.webp', { 'if-match': '"other"' })).status).to.equal(412);
      const { status, text: none, header: described } = await ask('a.webp', {}, 'HEAD');
      expect([status, none, described('content-length'), described('etag')]).to.deep.equal([
        200,
        '',
        '19',
        etag,
      ]);
    });

    it('one range of a file is sent alone; one beyond its end is refused; of an unknown copy, the whole is sent', async () => {
      const { status, text, header } = await ask('a.pdf', { range: 'bytes=9-12' });
      expect([status, text, header('content-range'), header('content-length')]).to.deep.equal([
        206,
        '0123',
        'bytes 9-12/19',
        '4',
      ]);
      expect((await ask('a.pdf', { range: 'bytes=-3' })).text).to.equal('789');
      const beyond = await ask('a.pdf', { range: 'bytes=50-60' });
      expect([beyond.status, beyond.header('content-range')]).to.deep.equal([416, 'bytes */19']);
      const whole: Record<string, string>[] = [
        { range: 'bytes=0-1,4-5' },
        { range: 'bytes=0-1', 'if-range': '"other"' },
      ];
      for (const headers of whole) expect((await ask('a.pdf', headers)).status).to.equal(200);
      const half = await ask('a.pdf', { range: 'bytes=0-1', 'if-range': header('last-modified') ?? '' });
      expect(half.status).to.equal(206);
    });

    it('no failure or refusal is cached, or describes itself as the file', async () => {
      isBroken = true;
      const asked: [number, Record<string, string>][] = [
        [503, {}],
        [503, { range: 'bytes=0-3' }],
        [503, { 'if-none-match': '"other"' }],
        [412, { 'if-match': '"other"' }],
        [416, { range: 'bytes=50-60' }],
      ];
      for (const [expected, headers] of asked) {
        const { status, header } = await ask('a.webp', headers);
        expect(status).to.equal(expected);
        expect(header('cache-control') ?? 'no-store').to.equal('no-store');
        expect(header('content-type') ?? '').not.to.include('image');
        expect([header('etag'), header('last-modified')]).to.deep.equal([null, null]);
      }
      isBroken = false;
    });

    it('a file is closed though its reader left before it was read', async () => {
      const reader = new AbortController();
      const read = storage.read;
      const opened = new Promise<Readable>((resolve) => {
        storage.read = async (key) => {
          const found = await read(key);
          reader.abort();
          await new Promise((left) => setTimeout(left, 200));
          if (found) resolve(found.body);
          return found;
        };
      });
      await fetch(`${at}/a.pdf`, { signal: reader.signal }).catch(() => undefined);
      storage.read = read;
      const body = await opened;
      await eventually(async () => expect(body.destroyed).to.equal(true));
    });

    it('nothing is found under any other name', async () => {
      for (const name of ['b.webp', '..%2fdocuments%2fa.pdf', '.a.pdf', '%00', 'a.pdf/b', ''])
        expect((await ask(name)).status, name).to.equal(404);
    });
  });
