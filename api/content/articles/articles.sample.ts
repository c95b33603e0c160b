import { ArticleLecturer } from '@odonta/db/models';
import { buildArticle } from '@odonta/db/testing/factories.ts';
import { sample } from '../../testing/sample.ts';

export const articlesSample = sample('articles', {
  build: buildArticle,
  create: () => ({ title: 'Новая статья' }),
  change: { title: 'Статья после правки' },
  at: { SCHEDULED: `scheduled_at = now() + interval '1 day'` },
  bodies: { schedule: { scheduled_at: 2_000_000_000 } },
  naming: {
    proposed_by: (proposed_by) => buildArticle({ proposed_by, submitted_at: new Date() }),
    lecturer_id: async (lecturer_id) =>
      ArticleLecturer.create({ article_id: (await buildArticle()).id, lecturer_id }),
  },
});
