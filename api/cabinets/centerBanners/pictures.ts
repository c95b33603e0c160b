import type { BannerLook, BannerSlotCode } from '@odonta/db/vocabulary/advertising/banners.ts';
import { pictureSrc } from '@odonta/db/vocabulary/edge/pictures.ts';
import { userAudience } from '../../identity/sessions/audiences.ts';
import { byUser, type SignedInUser } from '../../identity/sessions/userSessions.ts';
import { bannerPlace } from '../../platform/files/bannerPlace.ts';
import { keepPicture, pictureBytes } from '../../platform/files/keepPicture.ts';
import { type Call, endpoint } from '../../platform/http/endpoint.ts';
import { invalid } from '../../platform/http/errors.ts';
import { refuseNoAdvertisers } from '../advertisers.ts';
import { pictureQuery } from './centerBanners.schema.ts';

type Asked = Call<SignedInUser, { slot: BannerSlotCode; look: BannerLook }, unknown>;

/** Takes a picture of exactly the size of its place, which the banner is then to name. */
export const uploadBannerPicture = endpoint({
  method: 'post',
  path: '/partner/advertising/pictures',
  summary: 'Upload a picture of a banner of my centre',
  audience: userAudience,
  allow: 'partner himself',
  query: pictureQuery,
  upload: { field: 'file', maxBytes: pictureBytes },
  limit: { name: 'center_pictures', points: 60, seconds: 3600, by: byUser },
  handle: async ({ actor, query: { slot, look }, req }: Asked) => {
    await refuseNoAdvertisers(actor, 'advertising.edit_creative');
    if (!req.file) throw invalid({ file: 'Выберите файл' });
    const prefix = await bannerPlace(req.file.buffer, slot, look);
    const filename = await keepPicture(req.file.buffer, 'banners', { prefix });
    return { status: 201, message: { filename, src: pictureSrc('banners', filename, 640) } };
  },
});
