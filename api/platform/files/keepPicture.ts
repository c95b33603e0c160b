import { randomUUID } from 'node:crypto';
import { type PictureFolder, pictureSrc, pictureWidths } from '@odonta/db/vocabulary/edge/pictures.ts';
import { invalid, unsupportedMedia } from '../http/errors.ts';
import { drawingLibrary } from './drawingLibrary.ts';
import { fileStorage } from './storage/fileStorage.ts';

const maxPixels = 40_000_000;

interface Keeping {
  /** The beginning of its name. */
  prefix?: string;
  /** Smaller pictures are refused, in pixels. */
  atLeast?: { width: number; height: number };
}

/** Encodes a sent picture again: scripts, positions and trailing data are dropped. Returns its name. */
export async function keepPicture(
  bytes: Buffer,
  folder: PictureFolder,
  { prefix = '', atLeast }: Keeping = {},
): Promise<string> {
  const sharp = await drawingLibrary();
  const name = `${prefix}${randomUUID()}`;
  if (bytes.length === 0) throw unsupportedMedia('Файл пуст');
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  const {
    format,
    width = 0,
    height = 0,
  } = await picture.metadata().catch((error: Error) => {
    if (error.message.includes('pixel limit'))
      throw invalid({ file: 'Картинка слишком велика: до 40 мегапикселей' });
    return { format: undefined, width: 0, height: 0 };
  });
  if (format !== 'jpeg' && format !== 'png' && format !== 'webp')
    throw unsupportedMedia('Подойдёт картинка JPEG, PNG или WebP');
  if (atLeast && (width < atLeast.width || height < atLeast.height))
    throw invalid({
      file: `Нужна картинка не меньше ${atLeast.width}×${atLeast.height} точек, а в файле ${width}×${height}`,
    });
  for (const width of pictureWidths) {
    const drawn = await picture
      .clone()
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
      .catch(() => null);
    if (!drawn) throw invalid({ file: 'Файл повреждён или слишком велик' });
    await fileStorage().put(keyOf(pictureSrc(folder, name, width)), drawn);
  }
  return name;
}

/** Files are served under the names that they are stored by. */
export const keyOf = (address: string) => address.slice(1);

/** Of one uploaded picture. */
export const pictureBytes = 8 * 1024 * 1024;
