import {
  type BannerLook,
  type BannerSlotCode,
  bannerFileKb,
  bannerFilePrefix,
  bannerSlotOf,
} from '@odonta/db/vocabulary/advertising/banners.ts';
import { invalid } from '../http/errors.ts';
import { drawingLibrary } from './drawingLibrary.ts';

/** The beginning of the file's name, or 422: a banner is drawn for its place, and stretching it would spoil it. */
export async function bannerPlace(bytes: Buffer, slot: BannerSlotCode, look: BannerLook): Promise<string> {
  const sharp = await drawingLibrary();
  const [width, height] = bannerSlotOf(slot)?.[look] ?? [0, 0];
  if (bytes.length > bannerFileKb * 1024) throw invalid({ file: `Картинка тяжелее ${bannerFileKb} КБ` });
  // As it is drawn: a camera's note about its turning exchanges the sides.
  const picture = await sharp(bytes)
    .metadata()
    .then(({ autoOrient }) => autoOrient)
    .catch(() => null);
  if (picture && (picture.width !== width || picture.height !== height))
    throw invalid({
      file: `Нужна картинка ровно ${width}×${height} точек, а в файле ${picture.width}×${picture.height}`,
    });
  return bannerFilePrefix(slot, look);
}
