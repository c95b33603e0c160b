import { type Approval, type ApprovedFields, Banner } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { type ApprovalKind, confirmedBy, journalOfFields } from '../../identity/approvals/kinds.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { refuseUnanswered } from '../ad_links/links.ts';
import { bannerChangeDecided } from '../ad_places/banner.letters.ts';
import { refuseUnready } from '../ad_places/creative.ts';
import { creativeOf } from '../banners/creativeOf.ts';
import { writeToOwner } from '../buying/writeToOwner.ts';
import { refuseUnfitOfWeeks } from './bannerCampaigns.weeks.ts';

/** Another creative of a banner that is on the site: the present one is shown until staff accept the new one. */
export const creativeChange: ApprovalKind = {
  confirmedBy: confirmedBy.BANNER,
  rejectedBy: 'banner_campaigns.reject',
  action: { CONFIRMED: 'confirm_creative', REJECTED: 'reject_creative' },
  isModeration: true,

  async apply({ record_id, before, after }, transaction) {
    const lock = transaction.LOCK.NO_KEY_UPDATE;
    const banner = await Banner.findByPk(record_id, { lock, transaction });
    if (!banner) throw notFound('Баннера больше нет');
    refuseUnlessRunning(banner);
    const now: ApprovedFields = { ...creativeOf(banner) };
    if (Object.keys(before).some((field) => now[field] !== before[field]))
      throw conflict('Баннер с тех пор изменился: отклоните правку с пояснением');
    await setCreative(banner, after, transaction);
    await banner.save({ transaction });
  },

  journalled: (approval) => journalOfFields(approval),

  notify: writeDecision,
};

const isUnderWay = ({ status, date_end }: Banner) => status === 'CONFIRMED' && date_end > new Date();

export function refuseUnlessRunning(banner: Banner): void {
  if (!isUnderWay(banner)) throw conflict('Этот баннер изменить уже нельзя');
}

/** Refuses a creative that the place of the banner would not show, or whose link has not answered. */
export async function setCreative(
  banner: Banner,
  wanted: Partial<ApprovedFields>,
  transaction: Transaction,
): Promise<void> {
  banner.set(wanted as Partial<Banner>);
  refuseUnfitOfWeeks(banner);
  refuseUnready(banner);
  // The present link runs already.
  if (banner.changed('url')) await refuseUnanswered(banner.url ?? '', transaction);
}

async function writeDecision(approval: Approval, _outcome: string, transaction: Transaction): Promise<void> {
  const banner = await Banner.findByPk(approval.record_id, { transaction });
  // About one that is over there is nothing left to say.
  if (banner && isUnderWay(banner))
    await writeToOwner(banner, ({ id }, center) => bannerChangeDecided(id, approval, center), transaction);
}
