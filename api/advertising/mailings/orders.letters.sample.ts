import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './orders.letters.ts';

const to = { center_id: 1, email: 'center@test.local' };
const mailing = { id: 1, date_send: new Date(), sending: 'DONE' as const };
const none = { queued: 0, bounced: 0, deferred: 0, failed: 0, skipped: 0 };
const stats = { ...none, sent: 90, opened: 20, clicked: 5, unsubscribed: 1, orders: 2 };

export const compose: LetterSample<typeof letters> = async () => ({
  mailingApproved: letters.mailingApproved(mailing, to),
  mailingMoved: letters.mailingMoved(mailing, to),
  mailingMissed: letters.mailingMissed(mailing, to),
  mailingUnstarted: letters.mailingUnstarted({ ...mailing, held_because: 'Адресатов мало' }, to),
  mailingRejected: letters.mailingRejected(mailing, 'Нет токена', to),
  mailingEnded: letters.mailingEnded(mailing, { sum: 10_000, charged: 9000 }, stats, to),
});
