import { Pinning } from '@odonta/db/models';
import { kopecksOfExact } from '@odonta/db/vocabulary/money.ts';
import Joi from 'joi';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { staffTransition } from '../../identity/sessions/staffTransition.ts';
import { conflict } from '../../platform/http/errors.ts';
import { bySystem } from '../../platform/journals/system.ts';
import { rejectionOf } from '../buying/decisions.ts';
import { lockForReturn } from '../buying/locks.ts';
import { credit, mayStaffReturn, refuseOtherSum } from '../buying/payment.ts';
import { writeToOwner } from '../buying/writeToOwner.ts';
import { pinningRejected } from './pinnings.letters.ts';
import { giveBack, returnableOf } from './pinnings.returning.ts';
import type { PinningBody } from './pinnings.schema.ts';

const lockFirst = lockForReturn('pinning');

/** Decisions about a pinning, and their consequences for one that a centre has paid for. */
export const boughtTransitions = {
  reject: staffTransition(Pinning, Joi.object({}), {
    allow: 'pinnings.reject',
    lockFirst,
    follow: async (row, transaction) => {
      if (row.center_id === null) return;
      await giveBack(row, bySystem, transaction);
      const reason = (await rejectionOf('pinning', row, transaction)) ?? '';
      await writeToOwner(row, (pinning, to) => pinningRejected(pinning, reason, to), transaction);
    },
  }),
  cancel: staffTransition(Pinning, Joi.object({}), {
    allow: 'pinnings.cancel',
    lockFirst,
    follow: async (row, transaction) => {
      if (row.center_id !== null) await giveBack(row, bySystem, transaction);
    },
  }),
  refund_balance: staffTransition(
    Pinning,
    Joi.object<{ sum: number }>({
      sum: Joi.number().positive().precision(2).max(10_000_000).required(),
    }),
    {
      allow: 'pinnings.refund_balance',
      lockFirst,
      idempotent: true,
      when: mayStaffReturn,
      run: async ({ row, body: { sum }, actor, transaction }) => {
        const kopecks = kopecksOfExact(sum);
        const byRule = row.refunded === 0 ? await returnableOf(row, transaction) : 0;
        if (byRule > 0) await credit('pinning', row, byRule, bySystem, transaction);
        refuseOtherSum(row, kopecks);
        const by = staffAudience.auditActor(actor);
        await credit('pinning', row, kopecks, { by, isOfStaff: true }, transaction);
      },
    },
  ),
  pay: 'notOfStaff',
  pay_late: 'notOfStaff',
  expire: 'notOfStaff',
  finish: 'notOfStaff',
  give_back: 'notOfStaff',
} as const;

/** The course, the list and the weeks stay as they were sold. */
export function refuseSold(row: Pinning, { prod_id, place, weeks }: Partial<PinningBody>): void {
  const had = row.weeks.map(({ week }) => week).sort();
  const isOther =
    (prod_id !== undefined && prod_id !== row.prod_id) ||
    (place !== undefined && place !== row.place) ||
    (weeks !== undefined && [...weeks].sort().join() !== had.join());
  if (isOther) throw conflict('Место и недели оплачены центром: изменить их нельзя');
}
