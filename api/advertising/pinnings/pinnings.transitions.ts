import type { Pinning } from '@odonta/db/models';
import {
  type PinningTransition,
  pinningLifecycle,
} from '@odonta/db/vocabulary/advertising/pinningLifecycle.ts';
import { transitionsOf } from '../../platform/transitions/applyTransition.ts';

/** For advertisers and the clock; those of staff go through the resource. */
export const transitionPinning = transitionsOf<Pinning, PinningTransition>('pinnings', pinningLifecycle);
