import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import sharp from 'sharp';
import { pictureWidths } from '../../../vocabulary/edge/pictures.ts';
import { shipped } from './keepPictures.ts';
import { resizeApart } from './resizeApart.ts';

describe('the pictures of the demo', () => {
  it('an unusable folder fails with the reason', async () => {
    const inAFile = join(import.meta.filename, 'uploads');
    const failure = await resizeApart(inAFile, () => {}).catch((error: NodeJS.ErrnoException) => error.code);
    expect(failure).to.equal('ENOTDIR');
  });

  it('every picture is stored in every width as WebP', async () => {
    const uploads = await mkdtemp(join(tmpdir(), 'pictures-'));
    await resizeApart(uploads, () => {});
    for (const folder of ['prods', 'banners', 'articles', 'gifts', 'lecturers']) {
      const names = (await readdir(join(shipped, folder))).map((file) => file.replace('.webp', ''));
      expect(names.length).to.be.above(0);
      expect(await readdir(join(uploads, folder))).to.have.members(
        names.flatMap((name) => pictureWidths.map((width) => `${name}-${width}.webp`)),
      );
    }
    const { format, width, height } = await sharp(join(uploads, 'prods', '1-0-640.webp')).metadata();
    expect([format, width, height]).to.deep.equal(['webp', 640, 336]);
    await rm(uploads, { recursive: true });
  });
});
