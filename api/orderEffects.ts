import { loyaltyFollows } from './bonuses/followOrders.ts';
import { companiesFollow, replacedIsNamed } from './companies/followOrders.ts';
import type { OrderEffect, ReplacementEffect } from './orders/effects.ts';
import { writeOrderLetters, writeReplacementLetters } from './orders/letters/writeOrderLetters.ts';
import { ownersFollow } from './owners/followOrders.ts';
import { lookAfterMoves } from './payments/lookAfterMoves.ts';
import { refundAutomatically } from './refunds/automatic.ts';
import { keepStudentsSeat, studentsFollow } from './students/followOrders.ts';
import { waitlistFollows } from './waitlist/followOrders.ts';
import { waitFirst } from './waitlist/waitFirst.ts';

/** What follows when an order is made, paid, moved or ended, in this order and within the same transaction. */
export const orderEffects: readonly OrderEffect[] = [
  loyaltyFollows,
  lookAfterMoves,
  writeOrderLetters,
  refundAutomatically,
  ownersFollow,
  studentsFollow,
  waitlistFollows,
  waitFirst,
  companiesFollow,
];

export const replacementEffects: readonly ReplacementEffect[] = [
  keepStudentsSeat,
  writeReplacementLetters,
  replacedIsNamed,
];
