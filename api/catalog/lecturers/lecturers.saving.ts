import { Lecturer, takeTurn } from '@odonta/db/models';
import { slugOf } from '@odonta/db/vocabulary/slugs.ts';
import type { Transaction } from 'sequelize';

/** An address of a page for this name that no lecturer has or had. */
export async function freeSef(name: string, transaction: Transaction): Promise<string> {
  await lockSefs(transaction);
  const wanted = slugOf(name) || 'lektor';
  for (let number = 1; ; number += 1) {
    const sef = number === 1 ? wanted : `${wanted}-${number}`;
    if (!(await Lecturer.findOne({ where: { sef }, paranoid: false, transaction }))) return sef;
  }
}

/** Of two that choose an address at once, the second sees the first. */
export const lockSefs = (transaction: Transaction): Promise<void> =>
  takeTurn('addresses of lecturers', transaction);
