import { coverAtLeast } from '@odonta/db/vocabulary/catalog/centerCourses.ts';
import { pictureSrc } from '@odonta/db/vocabulary/edge/pictures.ts';
import { userAudience } from '../../identity/sessions/audiences.ts';
import { keepPicture, pictureBytes } from '../../platform/files/keepPicture.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { forbidden, invalid } from '../../platform/http/errors.ts';
import { centersOf } from '../centersOf.ts';

/** Takes the cover of a course, which the course is then to name. */
export const centerPictureEndpoint = endpoint({
  method: 'post',
  path: '/prods/my/pictures',
  summary: 'Upload the cover of a course of my centre',
  audience: userAudience,
  allow: 'partner himself',
  upload: { field: 'file', maxBytes: pictureBytes },
  limit: { name: 'center_pictures', points: 60, seconds: 3600, by: ({ actor }) => `user:${actor.id}` },
  handle: async ({ actor, req }) => {
    if ((await centersOf(actor, 'prods.edit')).length === 0) throw forbidden();
    if (!req.file) throw invalid({ file: 'Выберите файл' });
    const filename = await keepPicture(req.file.buffer, 'prods', { atLeast: coverAtLeast });
    return { status: 201, message: { filename, src: pictureSrc('prods', filename, 640) } };
  },
});
