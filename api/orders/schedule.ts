import { mirrorSeats } from '@odonta/db/models';
import { seenSoonMs, type TimedJob } from '../platform/jobs/timed.ts';
import { notifyOfChanges } from './changes/notifyOfChanges.ts';
import { expireReservations } from './expireReservations.ts';
import { remindOfCourses, remindUnpaid } from './letters/remind.ts';

export const ordersSchedule: readonly TimedJob[] = [
  {
    name: 'mirror_seats',
    pauseMs: seenSoonMs,
    because: 'pages count the seats that bookings have just taken',
    work: mirrorSeats,
  },
  {
    name: 'expire_holds',
    pauseMs: 1000,
    because: 'the countdown of a buyer ends to the second, and his seats are free for the next one',
    work: expireReservations,
  },
  {
    name: 'notify_of_changes',
    pauseMs: 5000,
    because: 'people who have booked learn of a new date before they buy a ticket for the train',
    work: () => notifyOfChanges(),
  },
  { name: 'remind_unpaid', every: 'minute', work: remindUnpaid },
  { name: 'remind_of_courses', every: 'minute', work: remindOfCourses },
];
