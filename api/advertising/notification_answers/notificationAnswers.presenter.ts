import type { StaffNotificationAnswer } from '@odonta/api/contract';
import { Center, type NotificationAnswer, NotificationEdition, UserMembership } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import type { ReadContext } from '../../platform/kit/resource.ts';

export async function presentAnswers(
  rows: NotificationAnswer[],
  { transaction }: Pick<ReadContext<unknown>, 'transaction'>,
): Promise<StaffNotificationAnswer[]> {
  const texts = await textsOf(rows, transaction);
  const centers = await centersOf(rows, transaction);
  return rows.map((row) => ({
    id: row.id,
    notification_id: row.notification_id,
    edition: row.edition,
    text: texts.get(`${row.notification_id} ${row.edition}`) ?? '',
    ...personOf(row, centers),
    answer: row.answer,
    shown_at: secondsOf(row.shown_at),
    answered_at: secondsOf(row.answered_at),
  }));
}

type Person = Pick<StaffNotificationAnswer, 'cabinet' | 'person_id' | 'name' | 'organisation'>;

function personOf(row: NotificationAnswer, centers: ReadonlyMap<number, string>): Person {
  const { user, legal_member, individual } = row;
  if (individual) {
    const { id: person_id, last_name, first_name } = individual;
    return { cabinet: 'INDIVIDUAL', person_id, name: `${last_name} ${first_name}`, organisation: null };
  }
  if (legal_member) {
    const { id: person_id, name, legal_user } = legal_member;
    return { cabinet: 'LEGAL', person_id, name, organisation: legal_user?.name ?? null };
  }
  const person_id = user?.id ?? 0;
  return { cabinet: 'USER', person_id, name: user?.name ?? '', organisation: centers.get(person_id) ?? null };
}

async function textsOf(
  rows: readonly NotificationAnswer[],
  transaction?: Transaction,
): Promise<Map<string, string>> {
  const notification_id = [...new Set(rows.map((row) => row.notification_id))];
  const editions = await NotificationEdition.findAll({ where: { notification_id }, transaction });
  return new Map(editions.map((each) => [`${each.notification_id} ${each.number}`, each.text]));
}

/** The centres of each user, in words. */
async function centersOf(
  rows: readonly NotificationAnswer[],
  transaction?: Transaction,
): Promise<Map<number, string>> {
  const user_id = rows.flatMap((row) => (row.user_id === null ? [] : [row.user_id]));
  const memberships = await UserMembership.findAll({ where: { user_id }, transaction });
  const ids = memberships.flatMap(({ center_id }) => (center_id === null ? [] : [center_id]));
  const centers = await Center.findAll({
    attributes: ['id', 'name'],
    where: { id: ids },
    paranoid: false,
    order: ['id'],
    transaction,
  });
  const namesOf = (user: number) =>
    centers
      .filter(({ id }) => memberships.some((each) => each.user_id === user && each.center_id === id))
      .map(({ name }) => name);
  return new Map(
    user_id.map((user) => [user, namesOf(user).join(', ')] as const).filter(([, names]) => names !== ''),
  );
}
