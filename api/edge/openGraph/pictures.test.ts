import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineOf, linesOf } from '@odonta/db/drawing/lettering.ts';
import { buildLecturer, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import express from 'express';
import sharp from 'sharp';
import { findLecturer } from '../../catalog/lecturers/lecturers.reading.ts';
import { findProd } from '../../catalog/prods/prods.open.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';
import { openGraphPictures } from './pictures.open.ts';
import { openPictures } from './pictures.ts';
import { lecturerSubject, picturePath, prodSubject } from './subjects.ts';

describe('a picture to share', function () {
  this.timeout(20_000);
  let api: TestApi;
  let directory: string;
  let url: string;
  let close: () => void;

  before(async () => {
    api = await testApi();
    directory = await mkdtemp(join(tmpdir(), 'odonta-og-'));
    const server = express()
      .use(openGraphPictures(openPictures(directory)))
      .listen(0, '127.0.0.1');
    await new Promise((listening) => server.once('listening', listening));
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    close = () => server.close();
  });
  after(async () => {
    close?.();
    await api?.close();
    await rm(directory, { recursive: true, force: true });
  });

  const ask = (path: string) => fetch(`${url}${path}`, { redirect: 'manual' });
  const pathOf = async (id: number) => {
    const prod = await findProd(id);
    if (!prod) throw new Error('the course is not public');
    return picturePath(prodSubject(prod));
  };

  it('of a course is drawn when first asked for, whole, and kept for good', async () => {
    const prod = await api.given(() => buildProd({ name: 'Ретритмент: от А до Я & CAD/CAM' }));
    const path = await pathOf(prod.id);
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('content-type')]).to.deep.equal([200, 'image/png']);
    expect(answer.headers.get('cache-control')).to.match(/max-age=31536000, immutable/);
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height]).to.deep.equal([1200, 630]);
    const { mtimeMs } = await stat(join(directory, path));
    await ask(path);
    expect((await stat(join(directory, path))).mtimeMs).to.equal(mtimeMs);
  });

  it('has another address after a change of what it shows, to which the former one leads', async () => {
    const prod = await api.given(() => buildProd());
    const before = await pathOf(prod.id);
    await ask(before);
    await api.given(() => prod.update({ text: 'Другой текст', price: 1 }));
    expect(await pathOf(prod.id)).to.equal(before);
    await api.given(() => prod.update({ date_start: inDays(40) }));
    const after = await pathOf(prod.id);
    const answer = await ask(before);
    expect([answer.status, answer.headers.get('location')]).to.deep.equal([302, after]);
    await ask(after);
    const kept = await readdir(join(directory, 'og/prods'));
    expect(kept.filter((name) => name.startsWith(`${prod.id}-`))).to.deep.equal([after.split('/').at(-1)]);
  });

  it('is drawn once for many who ask at the same moment', async () => {
    const prod = await api.given(() => buildProd());
    const path = await pathOf(prod.id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(path)));
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200, 200, 200]);
    expect((await readdir(join(directory, 'og/prods'))).filter((name) => name.startsWith('.'))).to.deep.equal(
      [],
    );
  });

  it('of a lecturer is drawn with or without a portrait', async () => {
    const lecturer = await buildLecturer({ filename: 'nowhere' });
    const found = await findLecturer(lecturer.sef, { limit: 0, offset: 0 });
    if (!found) throw new Error('the lecturer is not public');
    expect((await ask(picturePath(lecturerSubject(found)))).status).to.equal(200);
  });

  it('is drawn of nothing that is not public, and under no invented address', async () => {
    const hidden = await api.given(() => buildProd({ status: 'CREATED' }));
    for (const path of [
      `/og/prods/${hidden.id}-000000000000.png`,
      '/og/prods/999999-000000000000.png',
      '/og/prods/1-..%2f..%2fsecret.png',
      '/og/users/1-000000000000.png',
    ])
      expect((await ask(path)).status, path).to.equal(404);
  });

  it('breaks its title into lines that fit, and ends in an ellipsis what does not', () => {
    const at = { size: 60, weight: 700 as const, width: 1000, most: 3 };
    const { lines, isWhole } = linesOf('слово '.repeat(60), at);
    expect([lines.length, isWhole]).to.deep.equal([3, false]);
    for (const { width } of linesOf('Щ'.repeat(200), at).lines) expect(width).to.be.at.most(1000);
    expect(linesOf('Одно слово', at)).to.deep.include({ isWhole: true });
  });

  it('needs no font of the machine: its letters are outlines', async () => {
    expect(lineOf('Я', 100, 700).path).to.match(/^M[\d.-]/);
    const source = await readFile(new URL('./drawing.ts', import.meta.url), 'utf8');
    expect(source).not.to.match(/<text|font-family/);
  });
});
