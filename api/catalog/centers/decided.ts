import type { StepComments } from '@odonta/api/contract';
import type { Center } from '@odonta/db/models';
import type { Closure } from '@odonta/db/vocabulary/catalog/closure.ts';
import type { Transaction } from 'sequelize';
import {
  centerApproved,
  centerLogoRemoved,
  centerPaused,
  centerRejected,
  centerReopened,
} from './decided.letters.ts';
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

/** Staff have paused its sales, or ended a pause that lasted or was to come. */
export const notifyOfStaffClosure = (
  center: Center,
  { before, after }: { before: Closure; after: Closure },
  transaction: Transaction,
): Promise<void> =>
  writeToMembers(
    center.id,
    'centers.pause_sales',
    (to) =>
      after.closed_from === null ? centerReopened(to, center, before) : centerPaused(to, center, after),
    transaction,
  );
