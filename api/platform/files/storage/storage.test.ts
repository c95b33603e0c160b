import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'chai';
import { storages } from '../../../testing/objectStorage/storages.ts';
import { bytesOf, type FileStorage } from './fileStorage.ts';

for (const [place, open] of Object.entries(storages))
  describe(`files in ${place}`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    let files: FileStorage;

    before(async () => {
      opened = await open();
      files = opened.storage;
    });
    after(() => opened?.close());

    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 251));
    const read = async (key: string, part?: { start: number; end: number }) => {
      const found = await files.read(key, part);
      return found && bytesOf(found.body);
    };
    const keysBelow = async (folder: string) => {
      const keys = [];
      for await (const { key, size } of files.list(folder)) keys.push(`${key} ${size}`);
      return keys.sort();
    };

    it('a file is read as it was put, whole or in part, with its size and its moment', async () => {
      const began = Date.now();
      await files.put('uploads/prods/a-640.webp', bytes);
      expect((await read('uploads/prods/a-640.webp'))?.equals(bytes)).to.equal(true);
      const part = await files.read('uploads/prods/a-640.webp', { start: 100, end: 199 });
      expect(part?.facts.size).to.equal(bytes.length);
      expect(part && (await bytesOf(part.body)).equals(bytes.subarray(100, 200))).to.equal(true);
      const facts = await files.facts('uploads/prods/a-640.webp');
      expect(facts?.size).to.equal(bytes.length);
      expect(Math.abs((facts?.storedAt.getTime() ?? 0) - began)).to.be.below(60_000);
    });

    it('a file that is put again is replaced, and a deleted one is gone; deleting twice changes nothing', async () => {
      await files.put('uploads/prods/b.webp', bytes);
      await files.put('uploads/prods/b.webp', Buffer.from('new'));
      expect(String(await read('uploads/prods/b.webp'))).to.equal('new');
      for (const _ of 'twice') await files.delete('uploads/prods/b.webp');
      expect([await read('uploads/prods/b.webp'), await files.facts('uploads/prods/b.webp')]).to.deep.equal([
        null,
        null,
      ]);
    });

    it('a folder is listed whole, with sizes, and nothing beside it', async () => {
      const folder = `uploads/${randomUUID()}`;
      expect(await keysBelow(`${folder}/`)).to.deep.equal([]);
      await files.put(`${folder}/1.webp`, Buffer.from('1'));
      await files.put(`${folder}/inner/22.webp`, Buffer.from('22'));
      await files.put(`${folder}2/3.webp`, Buffer.from('3'));
      expect(await keysBelow(`${folder}/`)).to.deep.equal([
        `${folder}/1.webp 1`,
        `${folder}/inner/22.webp 2`,
      ]);
    });

    it('no key leaves its folder: it is refused when written, and is of no file when read', async () => {
      const keys = [
        '../a',
        'uploads/../../a',
        'uploads/.a',
        'uploads//a',
        '/uploads/a',
        'uploads',
        'uploads/a\0',
        'uploads/%2e',
      ];
      for (const key of [...keys, 'uploads/a\\b', `uploads/${'a'.repeat(300)}`]) {
        expect([await files.facts(key), await files.read(key)], key).to.deep.equal([null, null]);
        const refused = await Promise.resolve()
          .then(() => files.put(key, bytes))
          .catch(({ message }: Error) => message);
        expect(refused, key).to.match(/^no key of a file/);
      }
    });

    it('a folder is no file', async () => {
      await files.put('uploads/gifts/c.webp', bytes);
      expect([await files.facts('uploads/gifts'), await files.read('uploads/gifts')]).to.deep.equal([
        null,
        null,
      ]);
    });

    it('a reader who leaves in the middle ends the reading', async () => {
      await files.put('uploads/prods/long.webp', Buffer.alloc(500_000));
      for (let times = 0; times < 8; times += 1) {
        const found = await files.read('uploads/prods/long.webp');
        found?.body.destroy();
        if (times % 3 === 0) await wait(5);
      }
      expect((await read('uploads/prods/a-640.webp'))?.length).to.equal(bytes.length);
    });
  });
