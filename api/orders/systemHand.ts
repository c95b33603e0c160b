import { systemOrigin, systemSignature } from '../journals/system.ts';
import type { Hand } from './hand.ts';

/** The hand of the clock and of the bank. */
export const systemHand: Hand = { by: systemSignature, origin: systemOrigin };
