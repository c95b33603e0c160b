import { Lecturer } from '@odonta/db/models';
import { slugOf } from '@odonta/db/vocabulary/slugs.ts';
import type { Transaction } from 'sequelize';

/** An address of a page for this name that no lecturer has or had. */
export async function freeSef(name: string, transaction: Transaction): Promise<string> {
  const wanted = slugOf(name) || 'lektor';
  for (let number = 1; ; number += 1) {
    const sef = number === 1 ? wanted : `${wanted}-${number}`;
    if (!(await Lecturer.findOne({ where: { sef }, paranoid: false, transaction }))) return sef;
  }
}
