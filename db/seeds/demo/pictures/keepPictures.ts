import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { pictureWidths } from '../../../vocabulary/edge/pictures.ts';

/** Pictures of the demo, `folder/filename.webp`; `npm run pictures` draws them anew. */
export const shipped = join(import.meta.dirname, 'files');

const largest = Math.max(...pictureWidths);

/** Stores the shipped pictures, several at a time, each in all its widths. */
export async function keepPictures(
  uploads: string,
  onKept: (done: number, total: number) => void,
): Promise<void> {
  const waiting = await readdir(shipped, { recursive: true }).then((all) =>
    all.filter((name) => name.endsWith('.webp')),
  );
  const total = waiting.length;
  let done = 0;
  for (const folder of new Set(waiting.map((name) => parse(name).dir)))
    await mkdir(join(uploads, folder), { recursive: true });
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      await keep(name, uploads);
      done += 1;
      onKept(done, total);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

async function keep(file: string, uploads: string): Promise<void> {
  const { dir, name } = parse(file);
  // Shipped in the largest width.
  await copyFile(join(shipped, file), join(uploads, dir, `${name}-${largest}.webp`));
  for (const width of pictureWidths.filter((width) => width < largest))
    await sharp(join(shipped, file))
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 82, effort: 1 })
      .toFile(join(uploads, dir, `${name}-${width}.webp`));
}
