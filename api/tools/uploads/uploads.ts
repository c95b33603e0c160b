import { randomUUID } from 'node:crypto';
import type { BannerLook, BannerSlotCode } from '@odonta/db/vocabulary/advertising/banners.ts';
import { bannerLooks, bannerSlots } from '@odonta/db/vocabulary/advertising/banners.ts';
import { documentFolder, documentSrc } from '@odonta/db/vocabulary/content/documents.ts';
import { pictureSrc } from '@odonta/db/vocabulary/edge/pictures.ts';
import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import Joi from 'joi';
import multer from 'multer';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { bannerPlace } from '../../platform/files/bannerPlace.ts';
import { keepPicture, keyOf, pictureBytes } from '../../platform/files/keepPicture.ts';
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
  promotions: 'related_promotions.edit',
  [documentFolder]: 'pages.edit',
  banners: 'banner_campaigns.edit',
} as const satisfies Record<string, Right>;
type Folder = keyof typeof folders;

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
  upload: { field: 'file', maxBytes: pictureBytes },
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
    const prefix = slot && look ? await bannerPlace(buffer, slot, look) : '';
    const filename = await keepPicture(buffer, folder, { prefix });
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

/** Stores a PDF unchanged, recognised by its first and last bytes and not by the sender's type. Returns its name. */
async function keepDocument(bytes: Buffer): Promise<string> {
  const isPdf = bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) && bytes.subarray(-1024).includes('%%EOF');
  if (!isPdf) throw unsupportedMedia('Подойдёт файл PDF');
  const name = randomUUID();
  await fileStorage().put(keyOf(documentSrc(name)), bytes);
  return name;
}
