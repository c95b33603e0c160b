import type { StepComments } from '@odonta/api/contract';
import { type Center, User, UserMembership } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { type NewLetter, writeLetter } from '../../platform/mail/letters.ts';
import { centerApproved, centerRejected } from './decided.letters.ts';

export const notifyOfCenterApproval = (center: Center, transaction: Transaction): Promise<void> =>
  writeToOwners(center, (to) => centerApproved(to, center), transaction);

export const notifyOfCenterRejection = (
  center: Center,
  said: { reason: string; comments: StepComments },
  transaction: Transaction,
): Promise<void> => writeToOwners(center, (to) => centerRejected(to, center, said), transaction);

async function writeToOwners(
  { id: center_id }: Center,
  compose: (to: string) => NewLetter,
  transaction: Transaction,
): Promise<void> {
  const owners = await UserMembership.findAll({ where: { center_id, role: 'OWNER' }, transaction });
  const where = { id: owners.map(({ user_id }) => user_id), status: 'ACTIVE' as const };
  for (const { email } of await User.findAll({ where, order: ['id'], transaction }))
    await writeLetter(compose(email), transaction);
}
