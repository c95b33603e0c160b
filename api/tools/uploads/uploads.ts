import { randomUUID } from 'node:crypto';
import type { BannerLook, BannerSlotCode } from '@odonta/db/vocabulary/advertising/banners.ts';
import { bannerLooks, bannerSlots } from '@odonta/db/vocabulary/advertising/banners.ts';
import { documentFolder, documentSrc } from '@odonta/db/vocabulary/content/documents.ts';
import { type PictureFolder, pictureSrc, pictureWidths } from '@odonta/db/vocabulary/edge/pictures.ts';
import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import Joi from 'joi';
import multer from 'multer';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { bannerPlace } from '../../platform/files/bannerPlace.ts';
import { drawingLibrary } from '../../platform/files/drawingLibrary.ts';
import { fileStorage } from '../../platform/files/storage/fileStorage.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { forbidden, invalid, malformed, unsupportedMedia } from '../../platform/http/errors.ts';
import { byAddress } from '../../platform/http/limits.ts';
import type { Services } from '../../platform/http/mount.ts';

/** The folders of an entity's files, and the right to add to them. */
const folders = {
  prods: 'prods.edit',
  lecturers: 'lecturers.edit',
  articles: 'articles.edit',
  gifts: 'gifts.edit',
  [documentFolder]: 'pages.edit',
  banners: 'banner_campaigns.edit',
} as const satisfies Record<string, Right>;
type Folder = keyof typeof folders;

const maxBytes = 8 * 1024 * 1024;
const maxPixels = 40_000_000;

export const uploadFile = endpoint({
  method: 'post',
  path: '/adm/files',
  summary: 'Upload a picture, stored in three widths as WebP, or a PDF document',
  audience: staffAudience,
  allow: Object.values(folders),
  impersonator: 'allowed',
  query: Joi.object<UploadQuery>({
    folder: Joi.string()
      .valid(...Object.keys(folders))
      .required(),
    slot: ofBanners(Joi.number().valid(...bannerSlots.map(({ code }) => code))),
    look: ofBanners(Joi.string().valid(...bannerLooks)),
  }),
  upload: { field: 'file', maxBytes },
  limit: { name: 'uploads', points: 200, seconds: 3600, by: byAddress },
  async handle({ actor, query: { folder, slot, look }, req }) {
    if (!staffAudience.allows(actor, folders[folder])) throw forbidden();
    if (!req.file) throw invalid({ file: 'Выберите файл' });
    const { buffer } = req.file;
    if (folder === documentFolder) {
      const filename = await keepDocument(buffer);
      return {
        message: { filename, alt: '', size: buffer.length, src: documentSrc(filename) },
        status: 201,
      };
    }
    const place = slot && look ? await bannerPlace(buffer, slot, look) : '';
    const filename = await keepPicture(buffer, folder, place);
    return { message: { filename, alt: '', src: pictureSrc(folder, filename, 640) }, status: 201 };
  },
});

interface UploadQuery {
  folder: Folder;
  /** Where a banner is to stand: its picture must have exactly that size. */
  slot?: BannerSlotCode;
  look?: BannerLook;
}

function ofBanners(schema: Joi.Schema): Joi.Schema {
  return schema.when('folder', { is: 'banners', then: Joi.required(), otherwise: Joi.forbidden() });
}

/** Reads one file into memory, and nothing else of the form. */
export const receiveFile: Services['receiveFile'] = ({ field, maxBytes: fileSize }) => {
  const receive = multer({
    storage: multer.memoryStorage(),
    limits: { fileSize, files: 1, fields: 5, parts: 6 },
  }).single(field);
  // Errors of the form itself come as bare errors without a status.
  const refused = (error: unknown) =>
    error && !(error instanceof multer.MulterError) ? malformed('Файл отправлен неверно') : error;
  return (req, res, next) => receive(req, res, (error: unknown) => next(refused(error)));
};

/** Encodes the picture again: scripts, positions and trailing data are dropped. Returns its name. */
async function keepPicture(bytes: Buffer, folder: PictureFolder, prefix = ''): Promise<string> {
  const sharp = await drawingLibrary();
  const name = `${prefix}${randomUUID()}`;
  if (bytes.length === 0) throw unsupportedMedia('Файл пуст');
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  const { format } = await picture.metadata().catch((error: Error) => {
    if (error.message.includes('pixel limit'))
      throw invalid({ file: 'Картинка слишком велика: до 40 мегапикселей' });
    return { format: undefined };
  });
  if (format !== 'jpeg' && format !== 'png' && format !== 'webp')
    throw unsupportedMedia('Подойдёт картинка JPEG, PNG или WebP');
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

/** Stores a PDF unchanged, recognised by its first and last bytes and not by the sender's type. Returns its name. */
async function keepDocument(bytes: Buffer): Promise<string> {
  const isPdf = bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) && bytes.subarray(-1024).includes('%%EOF');
  if (!isPdf) throw unsupportedMedia('Подойдёт файл PDF');
  const name = randomUUID();
  await fileStorage().put(keyOf(documentSrc(name)), bytes);
  return name;
}

/** Files are served under the names that they are stored by. */
const keyOf = (address: string) => address.slice(1);
