import { type Prod, ProdLecturer } from '@odonta/db/models';
import { answerUntil } from '@odonta/db/vocabulary/catalog/lecturerConsent.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { Op, type Transaction } from 'sequelize';

/** The answers of the lecturers of a course, to its centre, by their numbers; without those who take part. */
export async function answersOf(
  { id: prod_id }: Pick<Prod, 'id'>,
  transaction?: Transaction,
): Promise<Record<number, string>> {
  const where = { prod_id, consent: { [Op.ne]: 'ACCEPTED' as const } };
  const rows = await ProdLecturer.findAll({ where, transaction });
  return Object.fromEntries(rows.map((row) => [row.lecturer_id, inWords(row)]));
}

function inWords({ consent, asked_at, expired_at, decline_reason }: ProdLecturer): string {
  if (consent === 'DECLINED') return `Не участвует, на странице курса его нет. Причина: ${decline_reason}`;
  const until = asked_at && ` до ${formatMoscowDay(answerUntil(asked_at))}`;
  if (expired_at !== null)
    return asked_at && asked_at >= expired_at
      ? `Курс изменился: спросили заново и ждём ответа${until}, на странице курса он остаётся`
      : 'Не ответил, участвует ли: уточните у него сами';
  return `Ждём ответа${until ?? ''}, пока на странице курса его нет`;
}
