import { prodsCause } from './catalog/prods/effects.ts';
import { loyaltyFollows } from './loyalty/bonuses/followOrders.ts';
import { lookAfterMoves } from './money/payments/lookAfterMoves.ts';
import { refundAutomatically } from './money/refunds/automatic.ts';
import {
  type OrderEffect,
  ordersCause,
  type ReplacementEffect,
  replacementsCause,
} from './orders/effects.ts';
import { companiesFollow, replacedIsNamed } from './sales/companies/followOrders.ts';
import { writeOrderLetters, writeReplacementLetters } from './sales/letters/writeOrderLetters.ts';
import { endOrdersOf } from './sales/moving/endCourse.ts';
import { ownersFollow } from './sales/owners/followOrders.ts';
import { keepStudentsSeat, studentsFollow } from './sales/students/followOrders.ts';
import { inviteLine } from './sales/waitlist/extraDates.ts';
import { waitlistFollows } from './sales/waitlist/followOrders.ts';
import { waitFirst } from './sales/waitlist/waitFirst.ts';

/** What follows when an order is made, paid, moved or ended, in this order and within the same transaction. */
const orderEffects: readonly OrderEffect[] = [
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

const replacementEffects: readonly ReplacementEffect[] = [
  keepStudentsSeat,
  writeReplacementLetters,
  replacedIsNamed,
];

/** Tells each area what follows its events in the areas above it. */
export function wireEffects(): void {
  ordersCause(orderEffects);
  replacementsCause(replacementEffects);
  prodsCause({ published: inviteLine, canceled: endOrdersOf });
}
