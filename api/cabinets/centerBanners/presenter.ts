import type { AdQuote, OwnBanner } from '@odonta/api/contract';
import { type Banner, StatusChange } from '@odonta/db/models';
import type { PriceRow } from '@odonta/db/vocabulary/advertising/bannerPrice.ts';
import { type CenterRight, mayInCenter } from '@odonta/db/vocabulary/identity/centerRights.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import { type PublicationStatus, publicationStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { missingOf } from '../../advertising/ad_places/creative.ts';
import { returnableOf } from '../../advertising/ad_places/returning.ts';

export const presentRows = (rows: readonly PriceRow[]): AdQuote['rows'] =>
  rows.map(({ category_id, week, price }) => ({ category_id, week, price: exactRoublesOf(price) }));

export async function presentOwnBanner(
  banner: Banner,
  role: CenterRole,
  transaction?: Transaction,
): Promise<OwnBanner> {
  const { status } = banner;
  const may = (right: CenterRight) => mayInCenter(role, right);
  const isEdited = status === 'PREPARE' || status === 'CREATED' || status === 'REJECTED';
  const isCancelled = isEdited || status === 'CONFIRMED';
  const isChecked = status === 'CREATED' && banner.submitted_at !== null;
  return {
    id: banner.id,
    center_id: banner.center_id ?? 0,
    slot: banner.slot,
    rows: presentRows(banner.price_rows ?? []),
    discount: exactRoublesOf(banner.discount),
    total: exactRoublesOf(banner.total ?? 0),
    refunded: exactRoublesOf(banner.refunded),
    returnable: isCancelled ? exactRoublesOf(await returnableOf(banner, transaction)) : 0,
    status,
    status_label: labelOf(banner),
    reason: status === 'REJECTED' ? await reasonOf(banner, transaction) : null,
    missing: missingOf(banner),
    url: banner.url ?? '',
    filename: banner.filename ?? '',
    filename_mobile: banner.filename_mobile ?? '',
    alt: banner.alt ?? '',
    ad_company: banner.ad_company ?? '',
    ad_inn: banner.ad_inn ?? '',
    ad_reg_number: banner.ad_reg_number ?? '',
    held_until: secondsOf(banner.held_until ?? null),
    mend_until: secondsOf(banner.mend_until ?? null),
    submitted_at: secondsOf(banner.submitted_at ?? null),
    paid_at: secondsOf(banner.paid_at ?? null),
    view_count: banner.view_count,
    click_count: banner.click_count,
    may: {
      pay: status === 'PREPARE' && may('advertising.buy'),
      cancel: isCancelled && may('advertising.cancel'),
      edit: isEdited && !isChecked && may('advertising.edit_creative'),
      submit:
        (status === 'CREATED' || status === 'REJECTED') && !isChecked && may('advertising.edit_creative'),
    },
  };
}

/** Between the payment and the check a banner waits for its advertiser. */
function labelOf({ status, submitted_at, date_start, date_end }: Banner): string {
  const now = new Date();
  if (status === 'CREATED' && !submitted_at) return 'Оплачен, ждёт картинок';
  if (status === 'CONFIRMED' && date_start > now) return 'Запланирован';
  if (status === 'CONFIRMED' && date_end <= now) return 'Показ окончен';
  const known: PublicationStatus = status;
  return publicationStatuses[known].label;
}

async function reasonOf({ id }: Banner, transaction?: Transaction): Promise<string | null> {
  const where = { resource: 'banner_campaigns', record_id: id, move: 'reject' };
  const last = await StatusChange.findOne({ where, order: [['id', 'DESC']], transaction });
  return last?.reason ?? null;
}
