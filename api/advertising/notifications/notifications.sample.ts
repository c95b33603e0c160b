import { inDays } from '@odonta/db/testing/factories.ts';
import { buildNotification } from '@odonta/db/testing/notificationFactories.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { sample } from '../../testing/sample.ts';

export const notificationsSample = sample('notifications', {
  build: () => buildNotification({ status: 'CREATED', edition: 0 }),
  create: () => ({ text: 'Новые правила для партнёров', date_end: secondsOf(inDays(9)) }),
  change: { text: 'После правки' },
  at: { APPROVED: 'edition = 1' },
});
