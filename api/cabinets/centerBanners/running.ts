import type { AdCreative } from '@odonta/api/contract';
import type { Approval, Banner } from '@odonta/db/models';
import { bannerSlotOf } from '@odonta/db/vocabulary/advertising/banners.ts';
import type { Transaction } from 'sequelize';
import { transitionBanner } from '../../advertising/ad_places/bannerTransitions.ts';
import { refuseUnlessRunning, setCreative } from '../../advertising/banner_campaigns/creativeChange.ts';
import { creativeOf } from '../../advertising/banners/creativeOf.ts';
import { askApproval, differing, lastAsked, lockWaiting } from '../../identity/approvals/askApproval.ts';
import { transitionApproval } from '../../identity/approvals/transitionApproval.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { conflict } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { lockOwnBanner, type OwnedBanner } from './access.ts';

export interface RunningBanner extends OwnedBanner {
  actor: SignedInUser;
  /** Another creative that waits for staff. */
  waiting: Approval | null;
}

/** The request is locked before the banner, as by staff who decide about it. */
export async function lockWithChange(
  ...[actor, id, right, transaction]: Parameters<typeof lockOwnBanner>
): Promise<RunningBanner> {
  const waiting = await lockWaiting(about(numberIn(id)), transaction);
  return { actor, waiting, ...(await lockOwnBanner(actor, id, right, transaction)) };
}

/** The last request for another creative. */
export const lastChangeOf = ({ id }: Banner, transaction?: Transaction): Promise<Approval | null> =>
  lastAsked(about(id), transaction);

const about = (record_id: number) => ({ kind: 'BANNER' as const, resource: 'banner_campaigns', record_id });

/** Lays another creative before staff, in place of the one that waits; 422 where the place would not show it. */
export async function askForChange(
  { banner, actor, waiting }: RunningBanner,
  wanted: Partial<AdCreative>,
  acting: Signed,
  transaction: Transaction,
): Promise<void> {
  refuseUnlessRunning(banner);
  const differences = differing({ ...creativeOf(banner) }, { ...wanted });
  // Checked as if it were accepted.
  await setCreative(banner, wanted, transaction);
  banner.set(differences.before);
  if (waiting) await transitionApproval(waiting, 'replace', acting, transaction, null);
  const record = { resource: 'banner_campaigns', record_id: banner.id };
  const title = `№ ${banner.id}, ${bannerSlotOf(banner.slot)?.label ?? ''}`;
  await askApproval('BANNER', { ...record, title, ...differences, asked_by: actor.id }, transaction);
  await unitOfWork.audit({ ...acting, action: 'ask_creative', ...record, changes: {} }, transaction);
}

export async function withdrawChange(
  { waiting }: RunningBanner,
  acting: Signed,
  transaction: Transaction,
): Promise<void> {
  if (!waiting) throw conflict('На проверке ничего нет');
  await transitionApproval(waiting, 'withdraw', acting, transaction, { action: 'withdraw_change' });
}

/** Weeks that pass in a pause are not made up for. */
export async function pauseBanner(
  { banner }: OwnedBanner,
  acting: Signed,
  transaction: Transaction,
): Promise<void> {
  if (banner.paused_at) throw conflict('Показ уже приостановлен');
  await transitionBanner(banner, 'pause', acting, transaction, {
    run: () => void banner.set({ paused_at: new Date(), is_paused_by_center: true }),
  });
}

export async function resumeBanner(
  { banner }: OwnedBanner,
  acting: Signed,
  transaction: Transaction,
): Promise<void> {
  if (!banner.paused_at) throw conflict('Показ не приостановлен');
  if (!banner.is_paused_by_center)
    throw conflict('Показ приостановил менеджер площадки: спросите его, что нужно исправить');
  await transitionBanner(banner, 'resume', acting, transaction, {
    run: () => void banner.set({ paused_at: null, is_paused_by_center: false }),
  });
}
