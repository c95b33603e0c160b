import type { OwnMailing } from '@odonta/api/contract';
import type { Mailing } from '@odonta/db/models';
import { type Sending, sendings } from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import { type CenterRight, mayInCenter } from '@odonta/db/vocabulary/identity/centerRights.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import { type PublicationStatus, publicationStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { rejectionIn } from '../../advertising/buying/decisions.ts';
import { lastHold } from '../../advertising/mailings/orders/holds.ts';
import { isTooLate } from '../../advertising/mailings/orders/ordering.ts';
import { presentOrder } from '../../advertising/mailings/orders/presentOrder.ts';
import { openTransitionsOf } from '../../advertising/mailings/transitionMailing.ts';

export async function presentOwnMailing(
  mailing: Mailing,
  role: CenterRole,
  transaction?: Transaction,
): Promise<OwnMailing> {
  const { id, status, sending } = mailing;
  const open = openTransitionsOf(mailing);
  const may = (right: CenterRight) => mayInCenter(role, right);
  const isDraft = status === 'PREPARE' || status === 'REJECTED';
  return {
    ...{ id, version: mailing.version, center_id: mailing.center_id ?? 0 },
    ...{ subject: mailing.subject, preheader: mailing.preheader, from_name: mailing.from_name },
    ...{ reply_to: mailing.reply_to, blocks: mailing.blocks, cities: mailing.cities },
    ...{ specializations: mailing.specializations, interests: mailing.interests },
    ...{ ad_company: mailing.ad_company, ad_inn: mailing.ad_inn, ad_reg_number: mailing.ad_reg_number },
    date_send: secondsOf(mailing.date_send) ?? 0,
    order: presentOrder(await lastHold(mailing, transaction)),
    ...{ status, sending },
    status_label: labelOf(mailing),
    reason: status === 'REJECTED' ? await rejectionIn('mailings', mailing, transaction) : null,
    started_at: secondsOf(mailing.started_at),
    finished_at: secondsOf(mailing.finished_at),
    may: {
      edit: isDraft && may('advertising.edit_creative'),
      submit: open.includes('submit') && may('advertising.buy'),
      cancel: open.includes('cancel') && !isTooLate(mailing) && may('advertising.cancel'),
    },
  };
}

/** In the words of its centre: why staff pause a mailing is between them and the mail server. */
function labelOf({ status, sending, started_at }: OwnState): string {
  if (status === 'PREPARE') return 'Черновик';
  if (status === 'CREATED') return 'На проверке';
  if (status === 'REJECTED') return 'Нужно исправить';
  if (status !== 'CONFIRMED') return publicationStatuses[status].label;
  return sending === 'NONE' && started_at === null ? 'Одобрена, ждёт нового времени' : sendings[sending];
}

interface OwnState {
  status: PublicationStatus;
  sending: Sending;
  started_at: Date | null;
}
