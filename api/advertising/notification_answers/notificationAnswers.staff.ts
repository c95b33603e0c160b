import { Individual, LegalMember, LegalUser, NotificationAnswer, User } from '@odonta/db/models';
import { answeringCabinets, notificationAnswers } from '@odonta/db/vocabulary/advertising/notifications.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { byCode, byId, since, until } from '../../platform/lists/filters.ts';
import { byCabinet, byPerson } from './notificationAnswers.filters.ts';
import { presentAnswers } from './notificationAnswers.presenter.ts';

/** The register of answers to notifications: read and exported, never changed. */
export const notificationAnswersForStaff = defineResource({
  name: 'notification_answers',
  audience: staffAudience,
  model: NotificationAnswer,
  rows: () => ({}),
  include: [
    { model: User, as: 'user', paranoid: false },
    {
      model: LegalMember,
      as: 'legal_member',
      paranoid: false,
      include: [{ model: LegalUser, as: 'legal_user', paranoid: false }],
    },
    { model: Individual, as: 'individual', paranoid: false },
  ],
  present: presentAnswers,
  list: {
    allow: 'notifications.list',
    filters: {
      id: byId(),
      q: byPerson,
      notification_id: byId('notification_id'),
      edition: byId('edition'),
      answer: byCode('answer', notificationAnswers),
      cabinet: byCabinet,
      answered_from: since('answered_at'),
      answered_to: until('answered_at'),
    },
    sort: ['id', 'answered_at', 'shown_at', 'answer', 'notification_id', 'edition'],
    facets: ['answer'],
  },
  read: { allow: 'notifications.show' },
  export: {
    allow: 'notifications.export',
    columns: [
      { field: 'notification_id', value: ({ notification_id }) => notification_id },
      { field: 'edition', value: ({ edition }) => edition },
      'text',
      { field: 'cabinet', value: ({ cabinet }) => answeringCabinets[cabinet] },
      { field: 'person_id', value: ({ person_id }) => person_id },
      'name',
      'organisation',
      { field: 'answer', value: ({ answer }) => (answer === null ? '' : notificationAnswers[answer]) },
      { field: 'shown_at', value: ({ shown_at }) => formatMoment(shown_at) },
      {
        field: 'answered_at',
        value: ({ answered_at }) => (answered_at === null ? '' : formatMoment(answered_at)),
      },
    ],
  },
  refersTo: [
    {
      of: 'individuals',
      column: 'individual_id',
      // An acceptance is evidence: it stays with the one who gave it.
      isHistory: true,
      counted: ['ответ на уведомление', 'ответа на уведомления', 'ответов на уведомления'],
    },
  ],
});
