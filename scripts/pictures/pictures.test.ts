import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { shipped } from '@odonta/db/seeds/demo/pictures/keepPictures.ts';
import { coverVariants } from '@odonta/db/seeds/demo/pictures/names.ts';
import { bannerSlots } from '@odonta/db/vocabulary/advertising/banners.ts';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { expect } from 'chai';
import sharp from 'sharp';
import { bannerSvg } from './banner.ts';
import { coverSvg } from './cover.ts';
import { everyDrawing } from './drawings.ts';

describe('the drawn pictures of the demo', () => {
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

  it('the demo ships each as the code draws it, and no other', async () => {
    const files = await readdir(shipped, { recursive: true });
    expect(files.filter((file) => file.endsWith('.webp'))).to.have.members(
      drawings.map(({ folder, filename }) => `${folder}/${filename}.webp`),
    );
    for (const { folder, filename, svg } of drawings.filter((_, index) => index % 40 === 0)) {
      const inSmall = (picture: string | Buffer) =>
        sharp(picture).removeAlpha().resize(64, 64, { fit: 'fill' }).raw().toBuffer();
      const [kept, drawn] = await Promise.all([
        inSmall(path.join(shipped, folder, `${filename}.webp`)),
        inSmall(Buffer.from(svg())),
      ]);
      const differences = [...kept].map((value, index) => Math.abs(value - (drawn[index] ?? 0)));
      const mean = differences.reduce((sum, difference) => sum + difference, 0) / differences.length;
      expect(mean, filename).to.be.below(4);
    }
  });
});
