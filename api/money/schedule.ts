import { deletePaymentNotifications } from '@odonta/db/models';
import type { TimedJob } from '../platform/jobs/timed.ts';
import { closeInvoices } from './invoices/closeInvoices.ts';
import { issueActs, remindSigners } from './invoices/issueActs.ts';
import { remindInvoices } from './invoices/remindInvoices.ts';
import { closeCourses } from './payments/receipts/closeCourses.ts';
import { sendReceipts } from './payments/receipts/sendReceipts.ts';
import { reconcile } from './payments/reconcile.ts';
import { giveBackToCards } from './refunds/cardRefunds.ts';
import { settleSent } from './refunds/settleSent.ts';

export const moneySchedule: readonly TimedJob[] = [
  {
    name: 'reconcile_payments',
    pauseMs: 1000,
    because: 'a buyer waits on his page for the word of the bank, whose notice may be lost',
    work: reconcile,
  },
  {
    name: 'refund_to_cards',
    pauseMs: 1000,
    because: 'a buyer who asks for his money back is told at once that it has left',
    work: giveBackToCards,
  },
  {
    name: 'send_receipts',
    pauseMs: 5000,
    because: 'the law wants the receipt with the payment',
    work: sendReceipts,
  },
  {
    name: 'close_invoices',
    pauseMs: 5000,
    because: 'seats behind an invoice are free when its last day is over',
    work: () => closeInvoices(),
  },
  { name: 'remind_invoices', every: 'minute', work: () => remindInvoices() },
  { name: 'close_courses', every: 'minute', work: () => closeCourses() },
  { name: 'settle_sent_refunds', every: 'minute', work: settleSent },
  { name: 'issue_acts', every: 'minute', work: () => issueActs() },
  { name: 'remind_signers', every: 'hour', work: () => remindSigners() },
  { name: 'forget_payment_notices', every: 'hour', work: deletePaymentNotifications },
];
