import {
  endIdleSessions,
  forgetBannerVisitors,
  forgetExports,
  forgetImportedRows,
  forgetNotices,
  forgetOldSecrets,
  forgetReaders,
  publishDueArticles,
  refreshDueCards,
  reportDueShowings,
  turnPinnings,
} from '@odonta/db/models';
import { trimChanges } from '@odonta/db/postgres/changeFeed.ts';
import { announceDeed } from '@odonta/db/postgres/deed.ts';
import { likesOfAddress } from '@odonta/db/vocabulary/articles/article.ts';
import type { Sequelize } from 'sequelize';
import { log } from '../log.ts';
import { closeStaleApprovals } from '../resources/approvals/closing.ts';
import { trimSearchLog, writeSearchLog } from '../search/searchLog.ts';

/** What time itself does: early prices end, registration closes, articles, banners and strips appear, pinnings come and go, old journal entries too. Nodes share the work by row locks. */
export function startClock(sequelize: Sequelize): () => Promise<void> {
  const works = [
    every(seenSoonMs, () => refreshDueCards(sequelize).then(tell)),
    every(seenSoonMs, () => publishDueArticles(sequelize).then(tell)),
    every(seenSoonMs, () => reportDueShowings(sequelize).then(tell)),
    every(seenSoonMs, () => turnPinnings(sequelize).then(tell)),
    every(60_000, () => endIdleSessions(sequelize)),
    every(3_600_000, () => trimChanges(sequelize)),
    every(3_600_000, () => forgetReaders(sequelize, likesOfAddress.days)),
    every(3_600_000, () => forgetBannerVisitors(sequelize)),
    every(3_600_000, () => forgetOldSecrets(sequelize)),
    every(60_000, closeStaleApprovals),
    every(60_000, forgetExports),
    every(3_600_000, () => forgetImportedRows(sequelize)),
    every(3_600_000, forgetNotices),
    every(2000, () => writeSearchLog(sequelize)),
    every(3_600_000, () => trimSearchLog(sequelize)),
  ];
  return async () => {
    await Promise.all(works.map((stop) => stop()));
    // What visitors did in the last two seconds would otherwise be lost with each restart.
    await writeSearchLog(sequelize);
  };
}

/** What the clock has changed is on the pages as soon as what people change. */
function tell(changed: number): void {
  if (changed > 0) announceDeed();
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
