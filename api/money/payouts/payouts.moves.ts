import type { Payout } from '@odonta/db/models';
import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import Joi from 'joi';
import { requireFreshProof } from '../../identity/sessions/requireFreshProof.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { conflict } from '../../platform/http/errors.ts';
import { flag, line } from '../../platform/http/validation.ts';
import type { MoveAction } from '../../platform/kit/resource.ts';
import { refuseReported } from '../statements/ofPayouts.ts';
import { noteAgreement } from './agreeing.ts';
import { payOut, takeBack } from './paying.ts';
import { collectAnew, releaseLines } from './preparing.ts';

type Move = MoveAction<Payout, SignedInUser, Right | 'any staff'>;

const agree: Move = {
  allow: 'payouts.agree',
  run: ({ row, transaction }) => noteAgreement(row, transaction),
};

const second_approve: Move = {
  allow: 'payouts.second_approve',
  when: (row) => row.second_by === null,
  run: ({ row, actor }) => {
    requireFreshProof(actor);
    row.set({ second_by: actor.id });
  },
};

const pay: Move = {
  allow: 'payouts.pay',
  body: Joi.object({
    document_number: line(20).pattern(/^\d+$/).message('Номер платёжного поручения — цифры').required(),
    call_confirmed: flag.default(false),
  }),
  run: async ({ row, body, actor, transaction }) => {
    requireFreshProof(actor);
    const { document_number, call_confirmed } = body as unknown as Paid;
    await payOut(row, { payer_id: actor.id, document_number, call_confirmed }, transaction);
  },
};

interface Paid {
  document_number: string;
  call_confirmed: boolean;
}

const giveBack: Move = {
  allow: 'payouts.return',
  run: async ({ row, body, transaction }) => {
    await refuseReported(row, transaction);
    if (row.status === 'CONFIRMED') await takeBack(row, transaction);
    row.set({
      reason: reasonIn(body),
      agreed_at: null,
      approved_by: null,
      second_by: null,
      call_confirmed_by: null,
      bank_order_no: null,
      paid_at: null,
    });
    if (!(await collectAnew(row, transaction)))
      throw conflict('После пересчёта платить нечего: отмените выплату');
  },
};

const cancel: Move = {
  allow: 'payouts.cancel',
  run: async ({ row, body, transaction }) => {
    row.set({ reason: reasonIn(body) });
    await releaseLines(row.id, transaction);
  },
};

const reasonIn = (body: object) => (body as { reason: string }).reason;

export const payoutMoves = {
  agree,
  reject: 'not by this door',
  second_approve,
  pay,
  close: { allow: 'payouts.close' },
  return: giveBack,
  cancel,
} as const;
