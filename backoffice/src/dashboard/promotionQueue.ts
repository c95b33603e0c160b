import type { StaffRelatedPromotion } from '@odonta/api/contract';
import { queueLists } from '@odonta/db/vocabulary/platform/waitingLists.ts';
import type { Queue } from './queues.ts';

/** Bonuses of trading organisations that wait for moderation. */
export const promotionQueue: Queue = {
  title: 'Партнёрские бонусы на модерации',
  ...{ name: 'related_promotions', ...queueLists.related_promotions },
  done: 'Все бонусы проверены',
  describe: ({ name, merchant }: StaffRelatedPromotion) => ({ name, detail: merchant.name }),
};
