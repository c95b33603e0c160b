import { buildNotificationAnswer } from '@odonta/db/testing/notificationFactories.ts';
import { sample } from '../../testing/sample.ts';

export const notificationAnswersSample = sample('notification_answers', {
  build: buildNotificationAnswer,
  naming: { individual_id: (individual_id) => buildNotificationAnswer({ individual_id }) },
});
