import type { Prod } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { prodsForStaff } from '../../catalog/prods/prods.staff.ts';
import { lockAgain } from '../../tools/copies/rerunning.ts';
import { refuseTooMany } from './saving.ts';

export interface Reruns {
  date_start: number;
  /** Further starts; each gets a draft of its own. */
  also?: number[];
}

/** Drafts of the same series on other days; answers their numbers, the first start's first. */
export async function rerun(
  source: Prod,
  { date_start, also = [] }: Reruns,
  call: Parameters<typeof lockAgain>[2],
  transaction: Transaction,
): Promise<number[]> {
  await refuseTooMany(source.center_id, also.length + 1, transaction);
  await source.reload({ include: prodsForStaff.include, transaction });
  const first = await lockAgain(source, { date_start }, call, transaction);
  const ids = [first.id];
  for (const start of also) {
    const draft = await lockAgain(source, { date_start: start }, call, transaction, 'also');
    ids.push(draft.id);
  }
  return ids;
}
