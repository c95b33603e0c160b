import { coverAtLeast } from '@odonta/db/vocabulary/catalog/centerCourses.ts';
import { userAudience } from '../../identity/sessions/audiences.ts';
import { byUser } from '../../identity/sessions/userSessions.ts';
import { pictureUpload } from '../../platform/files/pictureUpload.ts';
import { forbidden } from '../../platform/http/errors.ts';
import { centersOf } from '../centersOf.ts';

/** Takes the cover of a course, which the course is then to name. */
export const centerPictureEndpoint = pictureUpload({
  path: '/prods/my/pictures',
  summary: 'Upload the cover of a course of my centre',
  audience: userAudience,
  allow: 'partner himself',
  limit: { name: 'center_pictures', points: 60, seconds: 3600, by: byUser },
  ...{ folder: 'prods', atLeast: coverAtLeast, shownAt: 640 },
  refuse: async (actor) => {
    if ((await centersOf(actor, 'prods.edit')).length === 0) throw forbidden();
  },
});
