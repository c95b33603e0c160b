import type { WaitingNotification } from '@odonta/api/contract';
import { Notification, UserMembership } from '@odonta/db/models';
import type { NotificationAudience } from '@odonta/db/vocabulary/advertising/notifications.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import type { CabinetOwner } from '../../identity/sessions/cabinetAudience.ts';

type Person = Pick<CabinetOwner, 'kind' | 'id'>;

/** The column of the register that names a person of this kind. */
export const columnOf = {
  user: 'user_id',
  legal: 'legal_member_id',
  individual: 'individual_id',
} as const satisfies Record<CabinetOwner['kind'], string>;

/** The audiences that a person belongs to: a member of a centre may be a lecturer as well. */
export async function audiencesOf(
  { kind, id: user_id }: Person,
  transaction?: Transaction,
): Promise<NotificationAudience[]> {
  if (kind === 'individual') return ['ALL', 'INDIVIDUAL'];
  if (kind === 'legal') return ['ALL', 'LEGAL'];
  const memberships = await UserMembership.findAll({ where: { user_id }, transaction });
  return [
    'ALL',
    ...(memberships.some(({ center_id }) => center_id !== null) ? (['CENTER'] as const) : []),
    ...(memberships.some(({ lecturer_id }) => lecturer_id !== null) ? (['LECTURER'] as const) : []),
  ];
}

/** On show now, for these audiences. */
export const onShow = `n.status = 'APPROVED' and n.deleted_at is null and n.date_end > now() and n.audience = any($2)`;

const mostAtOnce = 20;

/** One that may be closed comes back after a day, unless it is shown only once. */
export async function waitingFor(person: Person): Promise<WaitingNotification[]> {
  const found = await Notification.sequelize?.query<WaitingNotification>(
    `select n.id, n.edition, e.text, e.url, e.url_text, n.is_once, n.is_accept,
       e.text_button_accept, e.text_button_cancel, n.time
     from notifications n join notification_editions e on e.notification_id = n.id and e.number = n.edition
     where ${onShow} and not exists (
       select from notification_answers a
       where a.notification_id = n.id and a.edition = n.edition and a.${columnOf[person.kind]} = $1
         and (a.answer in ('ACCEPTED', 'CANCELED') or n.is_once and not n.is_accept
           or a.answer = 'CLOSED' and a.answered_at > now() - interval '1 day'))
     order by n.is_accept desc, n.id limit ${mostAtOnce}`,
    { bind: [person.id, await audiencesOf(person)], type: QueryTypes.SELECT },
  );
  return found ?? [];
}
