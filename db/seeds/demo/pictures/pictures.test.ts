import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import sharp from 'sharp';
import { bannerSlots } from '../../../vocabulary/advertising/banners.ts';
import { categories } from '../../../vocabulary/catalog/categories.ts';
import { pictureWidths } from '../../../vocabulary/edge/pictures.ts';
import { bannerSvg } from './banner.ts';
import { coverSvg, coverVariants } from './cover.ts';
import { drawApart } from './drawApart.ts';
import { everyDrawing } from './drawings.ts';
import { keepPictures } from './keepPictures.ts';

describe('the pictures of the demo', () => {
  const drawings = everyDrawing();

  it('each picture has its own name', () => {
    expect(new Set(drawings.map(({ folder, filename }) => `${folder}/${filename}`)).size).to.equal(
      drawings.length,
    );
  });

  it('letters of banners need no font of the machine', () => {
    expect(drawings.filter(({ svg }) => svg().includes('<text'))).to.deep.equal([]);
  });

  it('the covers of a category differ', () => {
    const covers = categories.flatMap(({ id }) =>
      Array.from({ length: coverVariants }, (_, variant) => coverSvg(id, variant)),
    );
    expect(new Set(covers).size).to.equal(12 * coverVariants);
  });

  it('banners have the proportions of their slots', async () => {
    for (const { desktop, mobile } of bannerSlots)
      for (const [width, height] of [desktop, mobile]) {
        const svg = bannerSvg(width, height, { title: 'Эмаль', subtitle: 'Курс', category: 1, seed: 0 });
        const drawn = await sharp(Buffer.from(svg)).metadata();
        expect(drawn.width / drawn.height).to.be.closeTo(width / height, 0.02);
      }
  });

  it('an unusable folder fails with the reason', async () => {
    const inAFile = join(import.meta.filename, 'uploads');
    const failure = await drawApart(inAFile, () => {}).catch((error: NodeJS.ErrnoException) => error.code);
    expect(failure).to.equal('ENOTDIR');
  });

  it('every picture is stored in every width as WebP', async () => {
    const uploads = await mkdtemp(join(tmpdir(), 'pictures-'));
    const some = [drawings[0], drawings.find(({ folder }) => folder === 'banners')].filter(
      (drawing) => drawing !== undefined,
    );
    await keepPictures(some, uploads, () => {});
    for (const { folder, filename } of some)
      expect(await readdir(join(uploads, folder))).to.have.members(
        pictureWidths.map((width) => `${filename}-${width}.webp`),
      );
    const { format, width, height } = await sharp(
      join(uploads, 'prods', `${some[0]?.filename}-640.webp`),
    ).metadata();
    expect([format, width, height]).to.deep.equal(['webp', 640, 336]);
    await rm(uploads, { recursive: true });
  });
});
