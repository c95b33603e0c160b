import { NegativeLecturer } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { conflict } from '../../platform/http/errors.ts';

/** One author may have a live record of each of two lecturers, but not two of the one they become. */
export async function refuseTwoLive(lecturer_id: number[], transaction: Transaction): Promise<void> {
  const live = await NegativeLecturer.findAll({
    where: { lecturer_id, status: ['CREATED', 'CONFIRMED'] },
    transaction,
  });
  if (new Set(live.map(({ author_center_id }) => author_center_id)).size < live.length)
    throw conflict(
      'Об обоих есть действующие записи одного автора в негативных лекторах: сначала закройте одну',
    );
}
