import { Payout } from '@odonta/db/models';
import Joi from 'joi';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { requireReauthentication } from '../../identity/sessions/requireReauthentication.ts';
import { type StaffTransition, staffTransition } from '../../identity/sessions/staffTransition.ts';
import { conflict } from '../../platform/http/errors.ts';
import { flag, line } from '../../platform/http/validation.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { accountField } from '../../platform/requisites/bankFields.schema.ts';
import { refuseReported } from '../statements/ofPayouts.ts';
import { returnAct } from './acts/returning.ts';
import { acceptAct, dropAct } from './acts/settling.ts';
import { lockReports, signReport } from './acts/signing.ts';
import { centerOf, noteAgreement } from './agreeing.ts';
import { isOfPayee, knownPayeeOf, lockedPayee, type PayeeCall } from './payee.ts';
import { payOut, takeBack } from './paying.ts';
import { payoutPrepared } from './payouts.letters.ts';
import { collectAnew, releaseLines } from './preparing.ts';

type OwnTransition = StaffTransition<Payout>;

const agree: OwnTransition = {
  allow: 'payouts.agree',
  run: ({ row, transaction }) => noteAgreement(row, transaction),
};

const second_approve: OwnTransition = {
  allow: 'payouts.second_approve',
  when: (row) => row.second_by === null || !isOfPayee(row, knownPayeeOf(row.center)),
  run: async ({ row, actor, transaction }) => {
    requireReauthentication(actor);
    const { requisites } = await lockedPayee(row.center_id, transaction);
    row.set({ second_by: actor.id, requisites });
  },
};

const paidBody = Joi.object<{ document_number: string } & PayeeCall>({
  document_number: line(20).pattern(/^\d+$/).message('Номер платёжного поручения — цифры').required(),
  call_confirmed: flag.default(false),
  account: accountField,
});

const pay: OwnTransition = staffTransition(Payout, paidBody, {
  allow: 'payouts.pay',
  run: async ({ row, body, actor, transaction }) => {
    requireReauthentication(actor);
    await payOut(row, { payer_id: actor.id, ...body }, transaction);
  },
});

const giveBack: OwnTransition = {
  allow: 'payouts.return',
  run: async ({ row, reason, transaction }) => {
    await refuseReported(row, transaction);
    if (row.status === 'CONFIRMED') await takeBack(row, transaction);
    row.set({
      reason,
      agreed_at: null,
      approved_by: null,
      second_by: null,
      call_confirmed_by: null,
      requisites: null,
      requisites_changed_at: null,
      bank_order_no: null,
      paid_at: null,
    });
    if (!(await collectAnew(row, transaction)))
      throw conflict('После пересчёта платить нечего: отмените выплату');
    await writeLetter(payoutPrepared(row, await centerOf(row, transaction)), transaction);
  },
};

const cancel: OwnTransition = {
  allow: 'payouts.cancel',
  run: async ({ row, reason, transaction }) => {
    row.set({ reason });
    await releaseLines(row.id, transaction);
  },
};

/** The original has come by post, or the parties have signed otherwise. */
const close: OwnTransition = {
  allow: 'payouts.close',
  lockFirst: lockReports,
  when: ({ act_state }) => act_state !== 'RECEIVED',
  run: async ({ row, actor, origin, transaction }) => {
    await dropAct(row, transaction);
    await signReport(row, { by: staffAudience.auditActor(actor), origin }, transaction);
  },
};

const accept_act: OwnTransition = {
  allow: 'payouts.close',
  lockFirst: lockReports,
  when: ({ act_state }) => act_state === 'RECEIVED',
  run: async ({ row, actor, origin, transaction }) => {
    acceptAct(row);
    await signReport(row, { by: staffAudience.auditActor(actor), origin }, transaction);
  },
};

const return_act: OwnTransition = {
  allow: 'payouts.close',
  lockFirst: lockReports,
  when: ({ act_state }) => act_state === 'RECEIVED',
  run: ({ row, reason, transaction }) => returnAct(row, reason, transaction),
};

export const payoutTransitions = {
  agree,
  reject: 'notOfStaff',
  second_approve,
  pay,
  close,
  send_act: 'notOfStaff',
  accept_act,
  return_act,
  drop_act: 'notOfStaff',
  return: giveBack,
  cancel,
} as const;
