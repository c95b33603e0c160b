import type { StaffPlatformRequisites } from '@odonta/api/contract';
import { User } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { waitingAmong } from '../../identity/approvals/askApproval.ts';
import { changeEndpoint } from '../../identity/approvals/changeEndpoint.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { isRefused } from './ownRequisites.ts';
import {
  platformDetailsOf,
  platformRequisites,
  platformRequisitesBody,
  refuseDetails,
} from './platformRequisites.schema.ts';

const resource = 'platform_requisites';

const showPlatformRequisites = endpoint({
  method: 'get',
  path: '/adm/platform_requisites',
  summary: 'The platform’s requisites on its invoices and acts',
  audience: staffAudience,
  allow: 'center_requisites.edit',
  impersonator: 'refused',
  handle: async () => {
    const row = await platformRequisites();
    const waiting = (await waitingAmong('REQUISITES', resource, [row.id])).get(row.id);
    const asker = waiting && (await User.findByPk(waiting.asked_by, { paranoid: false }));
    const message: StaffPlatformRequisites = {
      ...platformDetailsOf(row),
      asked: waiting?.after ?? null,
      asked_by_name: asker?.name ?? null,
      updated_at: secondsOf(row.updated_at),
      is_refused: isRefused(platformDetailsOf(row)),
    };
    return { message };
  },
});

/** As with those of centres: they come into force when a second person has confirmed them. */
const askForPlatformRequisites = changeEndpoint({
  path: '/adm/platform_requisites/changes',
  summary: 'Request new requisites of the platform; a second person confirms them',
  allow: 'center_requisites.edit',
  body: platformRequisitesBody,
  kind: 'REQUISITES',
  action: 'ask_change',
  read: async ({ body }, transaction) => {
    const row = await platformRequisites(transaction);
    const now = platformDetailsOf(row);
    refuseDetails({ ...now, ...body });
    return { resource, record_id: row.id, title: row.name, now };
  },
});

export const platformRequisitesEndpoints: AnyEndpoint[] = [showPlatformRequisites, askForPlatformRequisites];
