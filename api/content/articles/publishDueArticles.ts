import { Article } from '@odonta/db/models';
import { articleLifecycle } from '@odonta/db/vocabulary/content/articles/articleLifecycle.ts';
import type { Sequelize } from 'sequelize';
import { applyWhereDue } from '../../platform/transitions/applyWhereDue.ts';

/** Publishes the articles whose moment has come; returns how many. Nodes share the work by row locks. */
export const publishDueArticles = (sequelize: Sequelize): Promise<number> =>
  applyWhereDue(
    {
      lifecycle: articleLifecycle,
      model: Article,
      name: 'publish',
      due: `select id, status from articles
        where status = 'SCHEDULED' and scheduled_at <= now() and deleted_at is null
        for no key update skip locked`,
      set: 'published_at = scheduled_at, scheduled_at = null',
    },
    sequelize,
  );
