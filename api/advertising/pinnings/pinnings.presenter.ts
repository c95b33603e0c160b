import type { StaffPinning } from '@odonta/api/contract';
import type { Pinning } from '@odonta/db/models';
import { prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';
import { emptyPlaces } from './pinnings.places.ts';

export async function presentPinnings(
  rows: Pinning[],
  { transaction }: ReadContext<SignedInUser>,
): Promise<Omit<StaffPinning, 'available_transitions'>[]> {
  const weeksIn = ({ weeks }: Pinning) => weeks.map(({ week }) => week).sort();
  const empty = await emptyPlaces(
    [...new Set(rows.map(({ place }) => place))],
    [...new Set(rows.flatMap(weeksIn))],
    transaction,
  );
  return rows.map((row) => ({
    id: row.id,
    prod_id: row.prod_id,
    prod: { id: row.prod.id, name: row.prod.name, canonical: prodPath(row.prod) },
    place: row.place,
    weeks: weeksIn(row),
    ad_company: row.ad_company,
    ad_inn: row.ad_inn,
    ad_reg_number: row.ad_reg_number,
    info: row.info,
    empty_places: weeksIn(row).map((week) => empty(row.place, week)),
    status: row.status,
    is_shown: row.shown_on !== null,
    center_id: row.center_id,
    total: row.total === null ? null : exactRoublesOf(row.total),
    refunded: exactRoublesOf(row.refunded),
    paid_at: secondsOf(row.paid_at),
    payment_source: row.payment_source,
    ...stampsOf(row),
  }));
}
