import type { StaffPlatformRequisites } from '@odonta/api/contract';
import { User } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { askApproval, waitingAmong } from '../../identity/approvals/askApproval.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { requireReauthentication } from '../../identity/sessions/requireReauthentication.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { invalid } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { isRefused } from './ownRequisites.ts';
import {
  type PlatformField,
  platformDetailsOf,
  platformRequisites,
  platformRequisitesBody,
  refuseDetails,
} from './platformRequisites.schema.ts';

const resource = 'platform_requisites';

const showPlatformRequisites = endpoint({
  method: 'get',
  path: '/adm/platform_requisites',
  summary: 'Who the platform is on its invoices and acts',
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
const askForPlatformRequisites = endpoint({
  method: 'post',
  path: '/adm/platform_requisites/changes',
  summary: 'Ask for other requisites of the platform, which another confirms',
  audience: staffAudience,
  allow: 'center_requisites.edit',
  body: platformRequisitesBody,
  handle: async ({ actor, body, origin }) => {
    const approval = await unitOfWork.transaction(async (transaction) => {
      const row = await platformRequisites(transaction);
      const now = platformDetailsOf(row);
      refuseDetails({ ...now, ...body });
      const fields = (Object.keys(body) as PlatformField[]).filter(
        (field) => (body[field] ?? null) !== now[field],
      );
      if (fields.length === 0) throw invalid({}, 'Ничего не изменено');
      requireReauthentication(actor);
      const before = Object.fromEntries(fields.map((field) => [field, now[field]]));
      const after = Object.fromEntries(fields.map((field) => [field, body[field] ?? null]));
      const record = { resource, record_id: row.id };
      const what = { action: 'ask_change', ...record, changes: {}, reason: null };
      await unitOfWork.audit({ by: staffAudience.auditActor(actor), origin, ...what }, transaction);
      const asked = { ...record, title: row.name, before, after, asked_by: actor.id };
      return askApproval('REQUISITES', asked, transaction);
    });
    return { message: { id: approval.id }, status: 201 };
  },
});

export const platformRequisitesEndpoints: AnyEndpoint[] = [showPlatformRequisites, askForPlatformRequisites];
