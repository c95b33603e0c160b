import { findMetaIssues, MetaIssue } from '@odonta/db/models';
import type { QueueName } from '@odonta/db/vocabulary/jobs.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';

/** At night in Moscow, when meta is not edited; the hour is in UTC. */
export const metaChecker: JobKind<object> = {
  name: 'check_meta' satisfies QueueName,
  schedules: [{ cron: '30 0 * * *' }],
  work: () => unitOfWork.transaction(findMetaIssues),
};

/** The same check at once, after the found issues were corrected. */
export const recheckMeta = endpoint({
  method: 'post',
  path: '/adm/meta_faults/recheck',
  summary: 'Check the meta of all public pages again',
  audience: staffAudience,
  allow: 'seo.recheck',
  impersonator: 'allowed',
  limit: { name: 'recheck_meta', points: 20, seconds: 3600, by: ({ actor }) => String(actor.id) },
  handle: ({ actor, origin }) =>
    unitOfWork.transaction(async (transaction) => {
      await findMetaIssues(transaction);
      const found = await MetaIssue.count({ transaction });
      const by = staffAudience.auditActor(actor);
      const what = { action: 'recheck', resource: 'meta_faults', record_id: null };
      await unitOfWork.audit({ by, origin, ...what, changes: { found: [null, found] } }, transaction);
      return { message: { found } };
    }),
});
