import { systemOrigin, systemSignature } from '../platform/journals/system.ts';
import type { Hand } from './hand.ts';

/** The hand of the clock and of the bank. */
export const systemHand: Hand = { by: systemSignature, origin: systemOrigin };
