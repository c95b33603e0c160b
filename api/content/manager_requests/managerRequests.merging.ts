import type { ManagerRequest } from '@odonta/db/models';
import { managerRequestLifecycle } from '@odonta/db/vocabulary/content/requests/managerRequest.ts';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import type { RequestStatus } from '@odonta/db/vocabulary/statuses.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { StaffMerging } from '../../identity/sessions/staffTransition.ts';
import { conflict } from '../../platform/http/errors.ts';
import { transitionsOf } from '../../platform/transitions/applyTransition.ts';
import { isAssigned } from './managerRequests.assigned.ts';

/** The later request becomes a repeat of the earlier one, and stays in the list as cancelled. */
export const mergingOfManagerRequests: StaffMerging<ManagerRequest> = {
  allow: 'manager_requests.merge',
  keeps: 'older',
  refuse({ kept, gone, actor }) {
    for (const request of [kept, gone]) {
      const { id } = request;
      const status: RequestStatus = request.status;
      if (status !== 'CREATED')
        throw conflict(
          `Заявка № ${id} уже закрыта: «${managerRequestLifecycle.statuses[status].label}». Объединяют открытые заявки`,
        );
      if (!isAssigned(request, actor)) throw conflict(`Заявку № ${id} ведёт другой менеджер`);
    }
    if (kept.prod_id && gone.prod_id && kept.prod_id !== gone.prod_id)
      throw conflict(`Заявки № ${kept.id} и № ${gone.id} — о разных курсах`);
  },
  leave({ kept, gone, actor, origin, transaction }) {
    const acting = {
      by: staffAudience.auditActor(actor),
      origin,
      reason: `Объединена с заявкой № ${kept.id}`,
    };
    // The merging writes one audit entry for both.
    return transitionManagerRequest(gone, 'cancel', acting, transaction, { audit: null });
  },
  absorb({ kept, gone }) {
    const repeats = [
      ...kept.repeats,
      { at: secondsOf(gone.created_at), comment: gone.comment },
      ...gone.repeats,
    ];
    kept.set({
      repeats: repeats.sort((one, other) => one.at - other.at),
      comment_internal: linesOf(kept.comment_internal, gone.comment_internal, otherContacts(kept, gone)),
      prod_id: kept.prod_id ?? gone.prod_id,
      center_id: kept.prod_id ? kept.center_id : (gone.center_id ?? kept.center_id),
      manager_id: kept.manager_id ?? gone.manager_id,
      first_response_at: earlier(kept.first_response_at, gone.first_response_at),
      next_contact_at: earlier(kept.next_contact_at, gone.next_contact_at),
    });
  },
};

const transitionManagerRequest = transitionsOf<
  ManagerRequest,
  keyof typeof managerRequestLifecycle.transitions
>('manager_requests', managerRequestLifecycle);

/** Further contacts of the person. */
function otherContacts(kept: ManagerRequest, gone: ManagerRequest): string | null {
  const phone = gone.phone === kept.phone ? null : formatPhone(gone.phone);
  const email = gone.email === kept.email ? null : gone.email;
  const others = [phone, email].filter(Boolean).join(', ');
  return others ? `Другие контакты (заявка № ${gone.id}): ${others}` : null;
}

const linesOf = (...lines: (string | null)[]) => lines.filter(Boolean).join('\n') || null;

function earlier(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}
