import { Lecturer, LecturerInvitation, type Prod, ProdLecturer } from '@odonta/db/models';
import { answerUntil } from '@odonta/db/vocabulary/catalog/lecturerConsent.ts';
import { formatMoscowDay, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { Op, type Transaction } from 'sequelize';

/** The answers of the lecturers of a course, to its centre, by their numbers; without those who take part. */
export async function answersOf(
  prod: Pick<Prod, 'id'>,
  transaction?: Transaction,
): Promise<Record<number, string>> {
  const isOpen = { [Op.or]: [{ consent: { [Op.ne]: 'ACCEPTED' as const } }, { awaits_page: true }] };
  const rows = await ProdLecturer.findAll({ where: { prod_id: prod.id, ...isOpen }, transaction });
  const invited = await invitationsOf(prod, transaction);
  const where = { id: rows.map(({ lecturer_id }) => lecturer_id), status: 'REJECTED' as const };
  const rejected = await Lecturer.findAll({ where, transaction });
  return Object.fromEntries(
    rows.map((row) => {
      const { lecturer_id } = row;
      const isRejected = rejected.some(({ id }) => id === lecturer_id);
      const invitation = invited.find((each) => each.lecturer_id === lecturer_id);
      return [lecturer_id, inWords(row, invitation, isRejected)];
    }),
  );
}

/** The invitations of a course that nobody has answered. */
export const invitationsOf = (
  { id: prod_id }: Pick<Prod, 'id'>,
  transaction?: Transaction,
): Promise<LecturerInvitation[]> =>
  LecturerInvitation.findAll({ where: { prod_id }, order: ['id'], transaction });

function inWords(row: ProdLecturer, invitation: LecturerInvitation | undefined, isRejected: boolean): string {
  const { consent, asked_at, expired_at, decline_reason } = row;
  if (consent === 'DECLINED') return `Не участвует, на странице курса его нет. Причина: ${decline_reason}`;
  if (isRejected) return 'Модератор не принял его страницу: на странице курса его не будет';
  if (invitation) return invitedInWords(invitation);
  if (consent === 'ACCEPTED')
    return 'Согласился. Его страницу проверяет модератор, пока на странице курса его нет';
  const until = asked_at && ` до ${formatMoscowDay(answerUntil(asked_at))}`;
  if (expired_at !== null)
    return asked_at && asked_at >= expired_at
      ? `Курс изменился: спросили заново и ждём ответа${until}, на странице курса он остаётся`
      : 'Не ответил, участвует ли: уточните у него сами';
  return `Ждём ответа${until ?? ''}, пока на странице курса его нет`;
}

const invitedInWords = ({ email, expires_at }: LecturerInvitation): string =>
  expires_at > new Date()
    ? `Приглашён на ${email}, ждём ответа до ${formatMoscowDay(secondsOf(expires_at))}. Пока на странице курса его нет`
    : `Не ответил на приглашение (${email}): отправьте его ещё раз или отзовите`;
