import type { AdCreative } from '@odonta/api/contract';
import { AdPicture } from '@odonta/db/models';
import type { BannerLook, BannerSlotCode } from '@odonta/db/vocabulary/advertising/banners.ts';
import { pictureSrc } from '@odonta/db/vocabulary/edge/pictures.ts';
import type { Transaction } from 'sequelize';
import { userAudience } from '../../identity/sessions/audiences.ts';
import { byUser, type SignedInUser } from '../../identity/sessions/userSessions.ts';
import { bannerPlace } from '../../platform/files/bannerPlace.ts';
import { keepPicture, pictureBytes } from '../../platform/files/keepPicture.ts';
import { type Call, endpoint } from '../../platform/http/endpoint.ts';
import { invalid } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { refuseNoAdvertisers } from '../advertisers.ts';
import { pictureQuery } from './centerBanners.schema.ts';
import type { RunningBanner } from './running.ts';

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
    await unitOfWork.transaction((transaction) =>
      AdPicture.create({ filename, user_id: actor.id }, { transaction }),
    );
    return { status: 201, message: { filename, src: pictureSrc('banners', filename, 640) } };
  },
});

/** The pictures of a banner and of the change that waits for staff. */
export const picturesOf = ({ banner, waiting }: RunningBanner): readonly unknown[] => [
  ...[banner.filename, banner.filename_mobile],
  ...[waiting?.after.filename, waiting?.after.filename_mobile],
];

/**
 * 422 for the name of a picture that the member has not uploaded himself: names are read on the site, so that another's
 * picture, or none, would be shown.
 * @param shown - pictures of the banner before the change
 */
export async function refuseForeignPictures(
  wanted: Partial<AdCreative>,
  shown: readonly unknown[],
  { id: user_id }: SignedInUser,
  transaction: Transaction,
): Promise<void> {
  const errors: Record<string, string> = {};
  for (const field of ['filename', 'filename_mobile'] as const) {
    const filename = wanted[field];
    if (filename === undefined || shown.includes(filename)) continue;
    if (!(await AdPicture.findOne({ where: { filename, user_id }, transaction })))
      errors[field] = 'Этой картинки нет среди загруженных вами: загрузите её заново';
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
