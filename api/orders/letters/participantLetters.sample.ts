import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import type { Visit } from '@odonta/db/vocabulary/catalog/visit.ts';
import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './participantLetters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => {
  const order = await buildOrder({ first_name: typed, last_name: typed });
  const guest = {
    first_name: typed,
    last_name: typed,
    ticket_code: 'код',
    short_code: 'код',
    email: 'a@test.local',
  };
  const visit: Visit = { place: '', map: null, directions: null, schedule: [], utc_offset: 3, needs: [] };
  return {
    ticket: letters.ticket(order, guest, visit),
    replaced: letters.replaced(order, guest),
    reminder: letters.reminder(order, guest, 'reminder_1d', visit),
    onlineLink: letters.onlineLink(order, guest, 'https://online.example/room', true),
  };
};
