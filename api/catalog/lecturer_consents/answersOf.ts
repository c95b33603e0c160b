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
  if (expired_at !== null) return 'Не ответил, участвует ли: уточните у него сами';
  const until = asked_at && ` до ${formatMoscowDay(answerUntil(asked_at))}`;
  return `Ждём ответа${until ?? ''}, пока на странице курса его нет`;
}
