import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { shipped } from '@odonta/db/seeds/demo/pictures/keepPictures.ts';
import { pictureWidths } from '@odonta/db/vocabulary/edge/pictures.ts';
import sharp from 'sharp';
import { everyDrawing } from './pictures/drawings.ts';

/** Draws the pictures of the demo anew into the files that it ships. */
await rm(shipped, { recursive: true, force: true });
for (const { folder, filename, svg } of everyDrawing()) {
  await mkdir(path.join(shipped, folder), { recursive: true });
  const picture = await sharp(Buffer.from(svg()))
    .removeAlpha()
    .resize({ width: Math.max(...pictureWidths), withoutEnlargement: true })
    .webp({ quality: 82, effort: 6 })
    .toBuffer();
  await writeFile(path.join(shipped, folder, `${filename}.webp`), picture);
}
