import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { pictureWidths } from '@odonta/db/vocabulary/edge/pictures.ts';
import { expect } from 'chai';
import sharp from 'sharp';
import { useApi } from '../../testing/useApi.ts';

interface Kept {
  filename: string;
  alt: string;
  src: string;
}

describe('uploads of pictures', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('COURSE_EDITOR')).token;
  });

  const upload = (
    bytes: Uint8Array,
    { name = 'photo.jpg', type = 'image/jpeg', field = 'file', folder = 'prods', as = token } = {},
  ) => {
    const form = new FormData();
    form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
    return api.call<Kept>('post', `/adm/files?folder=${folder}`, { token: as, body: form });
  };
  const kept = ({ filename }: Kept, width: number) =>
    readFile(join(api.uploads, 'prods', `${filename}-${width}.webp`));
  const filesKept = async () => (await readdir(join(api.uploads, 'prods')).catch(() => [])).length;

  for (const format of ['jpeg', 'png', 'webp'] as const)
    it(`a ${format} is stored in three widths as WebP`, async () => {
      const { status, body } = await upload(await picture(1300, 700, format));
      expect(status).to.equal(201);
      expect(body.message.src).to.equal(`/uploads/prods/${body.message.filename}-640.webp`);
      for (const width of pictureWidths) {
        const { format: kind, width: drawn } = await sharp(await kept(body.message, width)).metadata();
        expect([kind, drawn]).to.deep.equal(['webp', width]);
      }
    });

  it('no picture is enlarged', async () => {
    const { body } = await upload(await picture(400, 300, 'png'));
    expect((await sharp(await kept(body.message, 1200)).metadata()).width).to.equal(400);
  });

  it('neither the place of a photo nor hidden data is stored', async () => {
    const payload = '<script>alert(document.domain)</script><?php system($_GET[0]) ?>';
    const exif = {
      IFD0: { Copyright: 'secret-owner', Make: 'SpyCam' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1' },
    };
    const photo = await sharp(await picture(800, 600, 'jpeg'))
      .withExif(exif)
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).to.be.instanceOf(Buffer);
    const { status, body } = await upload(Buffer.concat([photo, Buffer.from(payload)]));
    expect(status).to.equal(201);
    for (const width of pictureWidths) {
      const bytes = await kept(body.message, width);
      expect((await sharp(bytes).metadata()).exif).to.equal(undefined);
      for (const trace of ['script', 'php', 'secret-owner', 'SpyCam', 'GPS'])
        expect(bytes.includes(trace), trace).to.equal(false);
    }
  });

  it('a photo is turned the way it was held', async () => {
    const locked = await sharp(await picture(800, 400, 'jpeg'))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await upload(locked);
    const { width = 0, height = 0 } = await sharp(await kept(body.message, 320)).metadata();
    expect(height).to.be.greaterThan(width);
  });

  it('the stored name is our own, whatever the name sent', async () => {
    const { body } = await upload(await picture(50, 50, 'png'), { name: '../../../../etc/passwd.png' });
    expect(body.message.filename).to.match(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect((await upload(await picture(50, 50, 'png'), { folder: '../secret' })).status).to.equal(422);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const refusals: [string, () => Promise<Uint8Array> | Uint8Array, number][] = [
    ['an SVG with a script', () => Buffer.from(svg), 415],
    ['a page named as a picture', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['a PNG in its first bytes alone', () => Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1'), 415],
    ['a GIF', async () => picture(20, 20, 'gif'), 415],
    ['an empty file', () => Buffer.alloc(0), 415],
    ['a photo cut in half', async () => halfOf(await picture(900, 600, 'jpeg')), 422],
    ['a small file of 900 million pixels', () => bomb(30_000), 422],
    ['9 MB', () => Buffer.alloc(9 * 1024 * 1024, 1), 413],
  ];
  for (const [what, bytes, expected] of refusals)
    it(`${what} is refused and not stored`, async () => {
      const before = await filesKept();
      const began = performance.now();
      const { status, body } = await upload(await bytes());
      expect([status, typeof body.message]).to.deep.equal([expected, 'string']);
      expect(performance.now() - began).to.be.below(3000);
      expect(await filesKept()).to.equal(before);
    });

  it('a form without its file, with two files, or broken in the middle is refused', async () => {
    expect((await upload(await picture(9, 9, 'png'), { field: 'other' })).status).to.equal(400);
    const form = new FormData();
    for (const name of ['one', 'two'])
      form.append('file', new Blob([new Uint8Array(await picture(9, 9, 'png'))]), name);
    expect((await api.call('post', '/adm/files?folder=prods', { token, body: form })).status).to.equal(400);
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    const torn = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nPNG';
    expect(
      (await api.call('post', '/adm/files?folder=prods', { token, raw: torn, headers: multipart })).status,
    ).to.equal(400);
    const { status, body } = await api.call('post', '/adm/files?folder=prods', { token, body: {} });
    expect([status, body.errors]).to.deep.equal([422, { file: 'Выберите файл' }]);
  });

  it('staff who may edit the subject upload its pictures', async () => {
    const png = await picture(9, 9, 'png');
    const lecturerEditor = (await api.staff('LECTURER_EDIT')).token;
    expect((await upload(png, { as: lecturerEditor, folder: 'lecturers' })).status).to.equal(201);
    expect((await upload(png, { as: lecturerEditor, folder: 'prods' })).status).to.equal(403);
    expect((await upload(png, { as: (await api.staff('COURSE_VIEW')).token })).status).to.equal(403);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});

function picture(width: number, height: number, format: 'jpeg' | 'png' | 'webp' | 'gif'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .toFormat(format)
    .toBuffer();
}

const halfOf = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

/** A PNG that is honest in its header and tiny on the wire, and would fill gigabytes when drawn. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * 1000));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
