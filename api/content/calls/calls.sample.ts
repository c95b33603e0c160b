import { buildCall } from '@odonta/db/testing/callFactory.ts';
import { sample } from '../../testing/sample.ts';

export const callsSample = sample('calls', {
  build: () => buildCall(),
  create: () => ({ direction: 'OUT', phone: '+7 912 000-11-33', outcome: 'NO_ANSWER', note: 'Перезвонить' }),
  change: { note: 'Перезвонил' },
  // Notes are masked; an internal number is not.
  of: ({ center, word }) => buildCall({ user_id: center.manager_id ?? 0, extension: word }),
});
