import type { AnsweredNotification, AnswerNotification } from '@odonta/api/contract';
import { NotificationAnswer, sequelizeOf } from '@odonta/db/models';
import type { NotificationAnswer as Answer } from '@odonta/db/vocabulary/advertising/notifications.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import type { CabinetOwner } from '../../identity/sessions/cabinetAudience.ts';
import { conflict, invalid, notFound } from '../../platform/http/errors.ts';
import { audiencesOf, columnOf, onShow } from './waiting.ts';

interface Shown {
  edition: number;
  is_accept: boolean;
}

/** Stores a person's answer once: a repeat, and any other answer afterwards, gets the first one. */
export async function answer(
  person: Pick<CabinetOwner, 'kind' | 'id'>,
  id: number,
  { edition, answer: step }: AnswerNotification,
  transaction: Transaction,
): Promise<AnsweredNotification> {
  const shown = await lockShown(person, id, transaction);
  if (!shown) throw notFound('Это уведомление больше не показывают');
  if (shown.edition !== edition) throw conflict('Текст уведомления изменился: прочитайте его ещё раз');
  if (step === 'CLOSED' && shown.is_accept)
    throw invalid({ answer: 'Это уведомление не закрывается: выберите ответ' });
  await write(person, id, edition, step === 'SHOWN' ? null : step, transaction);
  const where = { notification_id: id, edition, [columnOf[person.kind]]: person.id };
  const kept = await NotificationAnswer.findOne({ where, transaction, rejectOnEmpty: true });
  return { id, edition, answer: kept.answer ?? 'SHOWN', answered_at: secondsOf(kept.answered_at) };
}

/** Until the answer is written, the notification is neither stopped nor changed. */
async function lockShown(
  person: Pick<CabinetOwner, 'kind' | 'id'>,
  id: number,
  transaction: Transaction,
): Promise<Shown | undefined> {
  const [shown] = await sequelizeOf(transaction).query<Shown>(
    `select n.edition, n.is_accept from notifications n where n.id = $1 and ${onShow} for share`,
    { bind: [id, await audiencesOf(person, transaction)], type: QueryTypes.SELECT, transaction },
  );
  return shown;
}

/** Closing is no decision: a notification that came back may still be answered, or closed again. */
async function write(
  { kind, id: personId }: Pick<CabinetOwner, 'kind' | 'id'>,
  id: number,
  edition: number,
  given: Answer | null,
  transaction: Transaction,
): Promise<void> {
  const column = columnOf[kind];
  await sequelizeOf(transaction).query(
    `insert into notification_answers (notification_id, edition, ${column}, answer, answered_at)
     values ($1, $2, $3, $4, case when $4::text is not null then now() end)
     on conflict (${column}, notification_id, edition)
       do update set answer = excluded.answer, answered_at = excluded.answered_at
       where excluded.answer is not null
         and (notification_answers.answer is null or notification_answers.answer = 'CLOSED')`,
    { bind: [id, edition, personId, given], type: QueryTypes.INSERT, transaction },
  );
}
