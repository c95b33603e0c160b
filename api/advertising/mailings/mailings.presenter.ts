import type { StaffMailing } from '@odonta/api/contract';
import type { Mailing } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';
import { lastHold } from './orders/holds.ts';
import { presentOrder } from './orders/presentOrder.ts';
import { statsOf } from './stats.ts';

type Shown = Omit<StaffMailing, 'available_transitions'>;

export const presentMailings = (
  rows: Mailing[],
  { isCard, transaction }: Pick<ReadContext<unknown>, 'isCard' | 'transaction'>,
): Promise<Shown[]> =>
  Promise.all(
    rows.map(async (row) => ({
      ...{ id: row.id, subject: row.subject, preheader: row.preheader, from_name: row.from_name },
      ...{ reply_to: row.reply_to, blocks: row.blocks, cities: row.cities },
      ...{ specializations: row.specializations, interests: row.interests, center_id: row.center_id },
      ...{ is_advertising: row.is_advertising, ad_company: row.ad_company, ad_inn: row.ad_inn },
      ad_reg_number: row.ad_reg_number,
      date_send: secondsOf(row.date_send),
      tested_at: secondsOf(row.tested_at),
      ...{ reach_estimate: row.reach_estimate, reach_actual: row.reach_actual },
      held_because: row.held_because,
      started_at: secondsOf(row.started_at),
      finished_at: secondsOf(row.finished_at),
      stats: isCard && row.started_at ? await statsOf(row.id, transaction) : null,
      by_center: row.by_center,
      order: isCard && row.by_center ? presentOrder(await lastHold(row, transaction)) : null,
      ...{ sending: row.sending, status: row.status },
      ...stampsOf(row),
    })),
  );
