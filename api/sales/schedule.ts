import type { TimedJob } from '../platform/jobs/timed.ts';
import { closeRequests, expireQuotes, expireSoftReservations, notifyOfUnnamed } from './companies/clock.ts';
import { remindOfSeats } from './companies/remindOfSeats.ts';
import { remindStudents } from './students/remind.ts';
import { closeWaitlists } from './waitlist/closeWaitlists.ts';
import { offerSeats } from './waitlist/offerSeats.ts';

export const salesSchedule: readonly TimedJob[] = [
  {
    name: 'offer_seats',
    pauseMs: 5000,
    because: 'a freed seat goes to the line before anybody else takes it',
    work: offerSeats,
  },
  {
    name: 'expire_soft_holds',
    pauseMs: 5000,
    because: 'seats that were held for a company are free when its day is over',
    work: expireSoftReservations,
  },
  { name: 'close_waitlists', every: 'minute', work: closeWaitlists },
  { name: 'expire_quotes', every: 'minute', work: () => expireQuotes() },
  { name: 'tell_of_unnamed', every: 'minute', work: notifyOfUnnamed },
  { name: 'remind_of_seats', every: 'minute', work: remindOfSeats },
  { name: 'close_requests', every: 'minute', work: closeRequests },
  { name: 'remind_students', every: 'minute', work: () => remindStudents() },
];
