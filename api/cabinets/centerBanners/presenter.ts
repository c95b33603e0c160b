import type { OwnBanner } from '@odonta/api/contract';
import type { Banner } from '@odonta/db/models';
import { type CenterRight, mayInCenter } from '@odonta/db/vocabulary/identity/centerRights.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import { type PublicationStatus, publicationStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { linksOf } from '../../advertising/ad_links/links.ts';
import { missingOf } from '../../advertising/ad_places/creative.ts';
import { returnableOf } from '../../advertising/ad_places/returning.ts';
import { creativeOf } from '../../advertising/banners/creativeOf.ts';
import { rejectionOf } from '../../advertising/buying/decisions.ts';
import { ownerOf } from '../../money/marketing_balance/owner.ts';
import { presentRows } from '../advertisers.ts';
import { presentInvoiceOf } from '../advertPayments.ts';
import { lastChangeOf } from './running.ts';

export async function presentOwnBanner(
  banner: Banner,
  role: CenterRole,
  transaction?: Transaction,
): Promise<OwnBanner> {
  const { status } = banner;
  const may = (right: CenterRight) => mayInCenter(role, right);
  const isEdited = status === 'PREPARE' || status === 'CREATED' || status === 'REJECTED';
  const isRunning = status === 'CONFIRMED' && banner.date_end > new Date();
  const last = isRunning ? await lastChangeOf(banner, transaction) : null;
  const isCancelled = isEdited || status === 'CONFIRMED';
  const links = await linksOf(isCancelled ? [banner.url] : [], transaction);
  const link = links.get(banner.url ?? '');
  const isChecked = status === 'CREATED' && banner.submitted_at !== null;
  return {
    id: banner.id,
    center_id: banner.center_id,
    merchant_id: banner.merchant_id,
    owner_name: (await ownerOf(banner, transaction)).name,
    slot: banner.slot,
    rows: presentRows(banner.price_rows ?? []),
    discount: exactRoublesOf(banner.discount),
    total: exactRoublesOf(banner.total ?? 0),
    refunded: exactRoublesOf(banner.refunded),
    returnable: isCancelled ? exactRoublesOf(await returnableOf(banner, transaction)) : 0,
    status,
    status_label: labelOf(banner),
    reason: status === 'REJECTED' ? await rejectionOf('banner', banner, transaction) : null,
    missing: missingOf(banner),
    link_problem: link?.problem ?? null,
    is_link_checked: link !== undefined,
    ...creativeOf(banner),
    held_until: secondsOf(banner.held_until ?? null),
    mend_until: secondsOf(banner.mend_until ?? null),
    submitted_at: secondsOf(banner.submitted_at ?? null),
    paid_at: secondsOf(banner.paid_at ?? null),
    paid_by: banner.payment_source ?? null,
    invoice: await presentInvoiceOf('banner', banner, transaction),
    view_count: banner.view_count,
    click_count: banner.click_count,
    waiting: last?.status === 'CREATED' ? { creative: last.after, asked_at: secondsOf(last.asked_at) } : null,
    refused: last?.status === 'REJECTED' ? last.reason : null,
    may: {
      pay: status === 'PREPARE' && may('advertising.buy'),
      cancel: isCancelled && may('advertising.cancel'),
      edit: ((isEdited && !isChecked) || isRunning) && may('advertising.edit_creative'),
      submit:
        (status === 'CREATED' || status === 'REJECTED') && !isChecked && may('advertising.edit_creative'),
      withdraw: last?.status === 'CREATED' && may('advertising.edit_creative'),
      pause: isRunning && !banner.paused_at && may('advertising.cancel'),
      resume: isRunning && banner.is_paused_by_center && may('advertising.cancel'),
    },
  };
}

/** Between the payment and the check a banner waits for its advertiser. */
function labelOf({
  status,
  submitted_at,
  date_start,
  date_end,
  paused_at,
  is_paused_by_center,
}: Banner): string {
  const now = new Date();
  if (status === 'CREATED' && !submitted_at) return 'Оплачен, ждёт картинок';
  if (status === 'CONFIRMED' && date_end <= now) return 'Показ окончен';
  if (status === 'CONFIRMED' && paused_at)
    return is_paused_by_center ? 'Показ приостановлен' : 'Показ приостановил менеджер';
  if (status === 'CONFIRMED' && date_start > now) return 'Запланирован';
  const known: PublicationStatus = status;
  return publicationStatuses[known].label;
}
