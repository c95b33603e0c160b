import { leadsFollow } from './advertising/related_leads/followingOrders.ts';
import type { ProdEffects } from './catalog/prods/effects.ts';
import { loyaltyFollows } from './loyalty/bonuses/followOrders.ts';
import { lookAfterTransitions } from './money/payments/lookAfterTransitions.ts';
import { refundAutomatically } from './money/refunds/automatic.ts';
import type { OrderEffect, ReplacementEffect } from './orders/effects.ts';
import { webhooksFollow } from './orders/webhooks/followOrders.ts';
import { companiesFollow, replacedIsNamed } from './sales/companies/followOrders.ts';
import { ownersFollow } from './sales/company_approvals/followOrders.ts';
import { lessonsFollow } from './sales/lessons/followOrders.ts';
import { writeOrderLetters, writeReplacementLetters } from './sales/letters/writeOrderLetters.ts';
import { endOrdersOf } from './sales/rescheduling/endCourse.ts';
import { keepStudentsSeat, studentsFollow } from './sales/students/followOrders.ts';
import { inviteLine } from './sales/waitlist/extraDates.ts';
import { waitlistFollows } from './sales/waitlist/followOrders.ts';
import { waitFirst } from './sales/waitlist/waitFirst.ts';

/** The effects of creating, paying, changing or ending an order, in this order and in one transaction. */
export const effectsOfOrders: readonly OrderEffect[] = [
  loyaltyFollows,
  lookAfterTransitions,
  writeOrderLetters,
  // A receiver hears of the end before the refund that follows from it.
  webhooksFollow,
  refundAutomatically,
  ownersFollow,
  studentsFollow,
  waitlistFollows,
  waitFirst,
  companiesFollow,
  lessonsFollow,
  leadsFollow,
];

/** The effects of a replacement. */
export const effectsOfReplacements: readonly ReplacementEffect[] = [
  keepStudentsSeat,
  writeReplacementLetters,
  replacedIsNamed,
];

/** The effects of publishing or cancelling a course. */
export const effectsOfProds: ProdEffects = { published: inviteLine, canceled: endOrdersOf };
