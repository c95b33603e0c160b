import type { SentCourseMessage } from '@odonta/api/contract';
import type { CourseMessage, Prod } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { placeOf } from '../../orders/offer.ts';

export const presentWritten = (prod: Prod): SentCourseMessage['prod'] => ({
  id: prod.id,
  name: prod.name,
  date_start: secondsOf(prod.date_start),
  date_end: secondsOf(prod.date_end),
  place: placeOf(prod),
});

export const presentMessage = ({
  id,
  subject,
  text,
  recipients,
  created_at,
  sent_by_name,
  prod,
}: CourseMessage): SentCourseMessage => ({
  ...{ id, subject, text, recipients, sent_by: sent_by_name },
  sent_at: secondsOf(created_at),
  prod: presentWritten(prod),
});
