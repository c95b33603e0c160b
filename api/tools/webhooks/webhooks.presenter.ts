import type { StaffWebhook } from '@odonta/api/contract';
import type { Webhook } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { presentWebhook } from '../../platform/webhooks/presenter.ts';

export const presentStaffWebhooks = (rows: Webhook[]): Omit<StaffWebhook, 'available_transitions'>[] =>
  rows.map((row) => {
    const { owner_kind, owner_id, version } = row;
    const owner_name = row.center?.name ?? row.merchant?.name ?? `№ ${owner_id}`;
    return {
      ...presentWebhook(row),
      ...{ owner_kind, owner_id, owner_name, version },
      updated_at: secondsOf(row.updated_at),
    };
  });
