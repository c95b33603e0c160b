import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureWidths } from '../../../vocabulary/edge/pictures.ts';

export interface Drawing {
  folder: 'prods' | 'lecturers' | 'banners' | 'articles' | 'gifts';
  /** As columns store it: without folder and width. */
  filename: string;
  svg(): string;
}

/** Draws pictures several at a time, each in all its widths. */
export async function keepPictures(
  drawings: readonly Drawing[],
  uploads: string,
  onDrawn: (done: number) => void,
): Promise<void> {
  for (const folder of new Set(drawings.map(({ folder }) => folder)))
    await mkdir(join(uploads, folder), { recursive: true });
  const waiting = [...drawings];
  let done = 0;
  const draw = async () => {
    for (let drawing = waiting.shift(); drawing; drawing = waiting.shift()) {
      await keep(drawing, uploads);
      done += 1;
      onDrawn(done);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, draw));
}

async function keep({ folder, filename, svg }: Drawing, uploads: string): Promise<void> {
  const { data, info } = await sharp(Buffer.from(svg()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const width of pictureWidths) {
    const picture = sharp(data, { raw: info })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 82, effort: 1 });
    await writeFile(join(uploads, folder, `${filename}-${width}.webp`), await picture.toBuffer());
  }
}
