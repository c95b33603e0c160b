import type { WaitlistEntry } from '@odonta/db/models';
import { type WaitlistTransition, waitlistLifecycle } from '@odonta/db/vocabulary/sales/waitlistLifecycle.ts';
import { transitionsOf } from '../../platform/transitions/applyTransition.ts';

export const transitionEntry = transitionsOf<WaitlistEntry, WaitlistTransition>(
  'waitlist',
  waitlistLifecycle,
);
