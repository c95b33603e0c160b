import {
  endIdleSessions,
  forgetBannerVisitors,
  forgetExports,
  forgetImportedRows,
  forgetLetters,
  forgetNotices,
  forgetOldSecrets,
  forgetPaymentNotices,
  forgetPrivateFiles,
  forgetReaders,
  mirrorSeats,
  publishDueArticles,
  refreshDueCards,
  reportDueShowings,
  turnPinnings,
} from '@odonta/db/models';
import { trimChanges } from '@odonta/db/postgres/changeFeed.ts';
import { announceDeed } from '@odonta/db/postgres/deed.ts';
import { likesOfAddress } from '@odonta/db/vocabulary/content/articles/article.ts';
import type { Sequelize } from 'sequelize';
import { trimSearchLog, writeSearchLog } from './catalog/search/searchLog.ts';
import { settleDue } from './loyalty/bonuses/settleDue.ts';
import { tellOfExpiry } from './loyalty/bonuses/tellOfExpiry.ts';
import { lapseGiftOrders } from './loyalty/gifts/lapse.ts';
import { settleReferrals } from './loyalty/referrals/settleReferrals.ts';
import {
  dropUnpaidVouchers,
  expireVouchers,
  sendDueVouchers,
  tellOfEndingVouchers,
} from './loyalty/vouchers/clock.ts';
import { closeInvoices } from './money/invoices/closeInvoices.ts';
import { issueActs, remindSigners } from './money/invoices/issueActs.ts';
import { remindInvoices } from './money/invoices/remindInvoices.ts';
import { closeCourses } from './money/payments/receipts/closeCourses.ts';
import { sendReceipts } from './money/payments/receipts/sendReceipts.ts';
import { reconcile } from './money/payments/reconcile.ts';
import { giveBackToCards } from './money/refunds/cardRefunds.ts';
import { settleSent } from './money/refunds/settleSent.ts';
import { expireHolds } from './orders/expireHolds.ts';
import { remindOfCourses, remindUnpaid } from './orders/letters/remind.ts';
import { forgetIdempotencyKeys } from './platform/idempotency/idempotencyKeys.ts';
import { forgetLimits } from './platform/limits/limiters.ts';
import { log } from './platform/log.ts';
import { sendDueReports } from './reports/schedules/sendDue.ts';
import { closeRequests, expireQuotes, expireSoftHolds, tellOfUnnamed } from './sales/companies/clock.ts';
import { remindOfSeats } from './sales/companies/remindOfSeats.ts';
import { chaseStudents } from './sales/students/chase.ts';
import { closeWaitlists } from './sales/waitlist/closeWaitlists.ts';
import { offerSeats } from './sales/waitlist/offerSeats.ts';
import { closeStaleApprovals } from './tools/approvals/closing.ts';

/** What time itself does: early prices end, registration closes, articles, banners and strips appear, pinnings come and go, old journal entries too. Nodes share the work by row locks. */
export function startClock(sequelize: Sequelize): () => Promise<void> {
  /** What the clock has changed is on the pages as soon as what people change. */
  const tell = (changed: number) => {
    if (changed > 0) announceDeed(sequelize);
  };
  const works = [
    every(seenSoonMs, () => refreshDueCards(sequelize).then(tell)),
    every(seenSoonMs, () => mirrorSeats(sequelize).then(tell)),
    every(seenSoonMs, () => publishDueArticles(sequelize).then(tell)),
    every(seenSoonMs, () => reportDueShowings(sequelize).then(tell)),
    every(seenSoonMs, () => turnPinnings(sequelize).then(tell)),
    every(1000, () => expireHolds().then(tell)),
    every(5000, () => offerSeats(sequelize).then(tell)),
    every(60_000, closeWaitlists),
    every(5000, () => expireSoftHolds().then(tell)),
    every(60_000, () => expireQuotes().then(tell)),
    every(60_000, tellOfUnnamed),
    every(60_000, () => remindOfSeats(sequelize)),
    every(60_000, closeRequests),
    every(1000, reconcile),
    every(60_000, () => endIdleSessions(sequelize)),
    every(3_600_000, () => trimChanges(sequelize)),
    every(3_600_000, () => forgetReaders(sequelize, likesOfAddress.days)),
    every(3_600_000, () => forgetBannerVisitors(sequelize)),
    every(3_600_000, () => forgetOldSecrets(sequelize)),
    every(3_600_000, () => forgetIdempotencyKeys(sequelize)),
    every(60_000, () => forgetLimits(sequelize)),
    every(60_000, remindUnpaid),
    every(60_000, remindOfCourses),
    every(60_000, () => chaseStudents().then(tell)),
    every(60_000, closeStaleApprovals),
    every(5000, () => closeInvoices()),
    every(60_000, () => remindInvoices()),
    every(60_000, () => closeCourses()),
    every(5000, sendReceipts),
    every(1000, giveBackToCards),
    every(60_000, settleSent),
    every(60_000, () => issueActs()),
    every(3_600_000, () => remindSigners()),
    every(5000, settleReferrals),
    every(60_000, settleDue),
    every(60_000, lapseGiftOrders),
    every(60_000, () => sendDueReports()),
    every(3_600_000, tellOfExpiry),
    every(60_000, () => sendDueVouchers()),
    every(60_000, () => dropUnpaidVouchers()),
    every(3_600_000, () => expireVouchers()),
    every(3_600_000, () => tellOfEndingVouchers()),
    every(60_000, forgetExports),
    every(3_600_000, () => forgetImportedRows(sequelize)),
    every(3_600_000, forgetNotices),
    every(3_600_000, forgetPrivateFiles),
    every(3_600_000, () => forgetLetters(sequelize)),
    every(3_600_000, () => forgetPaymentNotices(sequelize)),
    every(2000, () => writeSearchLog(sequelize)),
    every(3_600_000, () => trimSearchLog(sequelize)),
  ];
  return async () => {
    await Promise.all(works.map((stop) => stop()));
    // What visitors did in the last two seconds would otherwise be lost with each restart.
    await writeSearchLog(sequelize);
  };
}

/** A moment is public within a second: a part of it for noticing, the rest for the news and the new rendering. */
const seenSoonMs = 250;
const longestPauseMs = 60_000;

/** Repeats a work with a pause between; after failures the pause doubles, so that an outage does not fill the log. */
function every(ms: number, work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let pause = ms;
  let timer = setTimeout(turn, pause);
  let stopped = false;
  function turn() {
    running = work()
      .then(() => {
        pause = ms;
      })
      .catch((error) => {
        log.warn({ err: error }, 'clock');
        pause = Math.max(ms, Math.min(pause * 2, longestPauseMs));
      })
      .finally(() => {
        if (!stopped) timer = setTimeout(turn, pause);
      });
  }
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
