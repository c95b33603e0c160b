import type { ReportReader } from '@odonta/api/contract';
import type { User } from '@odonta/db/models';
import { grantsOf } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import type { Transaction } from 'sequelize';
import { rolesOf, staffAtWork } from '../../identity/users/staffAtWork.ts';
import { type Report, rightOf } from '../report.ts';

/** Users who may download the file of a report at this moment. */
export async function readersOf({ area }: Report, transaction?: Transaction): Promise<User[]> {
  const right = rightOf(area, 'export');
  const staff = await staffAtWork(transaction);
  return staff.filter((person) => grantsOf(rolesOf(person)).scope(right) !== null);
}

export const presentReader = ({ id, name }: User): ReportReader => ({ id, name });
