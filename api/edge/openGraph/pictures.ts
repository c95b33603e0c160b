import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pictureSrc } from '@odonta/db/vocabulary/edge/pictures.ts';
import { drawingLibrary } from '../../platform/files/drawingLibrary.ts';
import { bytesOf, fileStorage } from '../../platform/files/storage/fileStorage.ts';
import { drawingOf } from './drawing.ts';
import { picturePath, type Subject } from './subjects.ts';

const portrait = { size: 300, left: 828, top: 165 };

export interface Pictures {
  /** The file of the picture, drawn on the first request. */
  fileOf(subject: Subject): Promise<string>;
}

/** Pictures for sharing, stored in a folder. They are drawn one after another: only their own requests wait for them. */
export function openPictures(varDir: string): Pictures {
  const underWay = new Map<string, Promise<string>>();
  let last: Promise<unknown> = Promise.resolve();

  function fileOf(subject: Subject): Promise<string> {
    const file = join(varDir, picturePath(subject));
    const known = underWay.get(file);
    if (known) return known;
    const making = last.then(() => keep(file, subject)).finally(() => underWay.delete(file));
    underWay.set(file, making);
    last = making.catch(() => undefined);
    return making;
  }

  async function keep(file: string, subject: Subject): Promise<string> {
    const folder = dirname(file);
    await mkdir(folder, { recursive: true });
    const former = (await readdir(folder)).filter((name) => name.startsWith(`${subject.id}-`));
    if (former.some((name) => file.endsWith(`/${name}`))) return file;
    const draft = join(folder, `.${randomUUID()}`);
    await writeFile(draft, await pngOf(subject));
    await rename(draft, file);
    await Promise.all(former.map((name) => rm(join(folder, name), { force: true })));
    return file;
  }

  return { fileOf };
}

async function pngOf(subject: Subject): Promise<Buffer> {
  const sharp = await drawingLibrary();
  const ground = sharp(Buffer.from(drawingOf(subject)));
  const face = subject.portrait === null ? null : await faceOf(subject.portrait);
  const picture = face ? ground.composite([{ input: face, left: portrait.left, top: portrait.top }]) : ground;
  return picture.png({ palette: true, quality: 90, effort: 4 }).toBuffer();
}

/** The portrait in a circle; null where its file is not stored. */
async function faceOf(filename: string): Promise<Buffer | null> {
  const sharp = await drawingLibrary();
  const found = await fileStorage().read(pictureSrc('lecturers', filename, 640).slice(1));
  if (!found) return null;
  const bytes = await bytesOf(found.body);
  const { size } = portrait;
  const circle = `<svg width="${size}" height="${size}"><circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}"/></svg>`;
  return sharp(bytes)
    .resize(size, size, { fit: 'cover' })
    .composite([{ input: Buffer.from(circle), blend: 'dest-in' }])
    .png()
    .toBuffer();
}
