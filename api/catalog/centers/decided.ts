import type { StepComments } from '@odonta/api/contract';
import type { Center } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { centerApproved, centerLogoRemoved, centerRejected } from './decided.letters.ts';
import { writeToMembers } from './writeToMembers.ts';

export const notifyOfCenterApproval = (center: Center, transaction: Transaction): Promise<void> =>
  writeToMembers(center.id, 'centers.submit', (to) => centerApproved(to, center), transaction);

export const notifyOfCenterRejection = (
  center: Center,
  said: { reason: string; comments: StepComments },
  transaction: Transaction,
): Promise<void> =>
  writeToMembers(center.id, 'centers.submit', (to) => centerRejected(to, center, said), transaction);

export const notifyOfRemovedLogo = (
  center: Center,
  reason: string,
  transaction: Transaction,
): Promise<void> =>
  writeToMembers(center.id, 'centers.edit', (to) => centerLogoRemoved(to, center, reason), transaction);
