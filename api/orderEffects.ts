import { loyaltyFollows } from './bonuses/followOrders.ts';
import { companiesFollow, replacedIsNamed } from './companies/followOrders.ts';
import { endOrdersOf } from './moving/endCourse.ts';
import {
  type OrderEffect,
  ordersCause,
  type ReplacementEffect,
  replacementsCause,
} from './orders/effects.ts';
import { writeOrderLetters, writeReplacementLetters } from './orders/letters/writeOrderLetters.ts';
import { ownersFollow } from './owners/followOrders.ts';
import { lookAfterMoves } from './payments/lookAfterMoves.ts';
import { refundAutomatically } from './refunds/automatic.ts';
import { prodsCause } from './resources/prods/effects.ts';
import { keepStudentsSeat, studentsFollow } from './students/followOrders.ts';
import { inviteLine } from './waitlist/extraDates.ts';
import { waitlistFollows } from './waitlist/followOrders.ts';
import { waitFirst } from './waitlist/waitFirst.ts';

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
