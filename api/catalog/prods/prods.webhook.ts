import type { Prod } from '@odonta/db/models';
import { prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { writeEvent } from '../../platform/webhooks/writing.ts';

/** Writes of a course for the webhooks of its centre. */
export const writeCoursePublished = (prod: Prod, transaction: Transaction): Promise<void> =>
  writeEvent(
    { owner_kind: 'CENTER', owner_id: prod.center_id, event: 'course.published' },
    async () => {
      const { id, name, date_start, date_end, published_at } = prod;
      const moments = { date_start: secondsOf(date_start), date_end: secondsOf(date_end) };
      const course = { id, name, url: siteLink(prodPath(prod)), ...moments };
      return { course: { ...course, published_at: secondsOf(published_at) } };
    },
    transaction,
  );
