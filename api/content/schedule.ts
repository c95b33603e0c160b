import { deleteReaders } from '@odonta/db/models';
import { likesOfAddress } from '@odonta/db/vocabulary/content/articles/article.ts';
import { seenSoonMs, type TimedJob } from '../platform/jobs/timed.ts';
import { publishDueArticles } from './articles/publishDueArticles.ts';

export const contentSchedule: readonly TimedJob[] = [
  {
    name: 'publish_due_articles',
    pauseMs: seenSoonMs,
    because: 'an article appears at the second its author chose',
    work: publishDueArticles,
  },
  {
    name: 'forget_readers',
    every: 'hour',
    work: (sequelize) => deleteReaders(sequelize, likesOfAddress.days),
  },
];
