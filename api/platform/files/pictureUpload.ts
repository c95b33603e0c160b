import { type PictureFolder, type PictureWidth, pictureSrc } from '@odonta/db/vocabulary/edge/pictures.ts';
import type { Audience } from '../http/audiences.ts';
import { type AnyEndpoint, endpoint } from '../http/endpoint.ts';
import { invalid } from '../http/errors.ts';
import type { Limit } from '../http/limits.ts';
import { keepPicture, pictureBytes } from './keepPicture.ts';

interface PictureUpload<Actor, Demand> {
  path: string;
  summary: string;
  audience: Audience<Actor, Demand>;
  allow: NoInfer<Demand> | readonly NoInfer<Demand>[];
  limit: Limit<Actor>;
  folder: PictureFolder;
  /** Smaller pictures are refused, in pixels. */
  atLeast: { width: number; height: number };
  /** How wide the form shows it. */
  shownAt: PictureWidth;
  /** Refuses those who could not send the form. */
  refuse(actor: Actor): Promise<void>;
}

/** Takes a picture before the form that names it is sent, and answers its name and address. */
export const pictureUpload = <Actor extends { id: number }, Demand>({
  folder,
  atLeast,
  shownAt,
  refuse,
  ...declared
}: PictureUpload<Actor, Demand>): AnyEndpoint =>
  endpoint({
    ...declared,
    method: 'post',
    upload: { field: 'file', maxBytes: pictureBytes },
    handle: async ({ actor, req }) => {
      await refuse(actor);
      if (!req.file) throw invalid({ file: 'Выберите файл' });
      const filename = await keepPicture(req.file.buffer, folder, { atLeast });
      return { status: 201, message: { filename, src: pictureSrc(folder, filename, shownAt) } };
    },
  });
