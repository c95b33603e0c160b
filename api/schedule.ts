import { advertisingSchedule } from './advertising/schedule.ts';
import { catalogSchedule } from './catalog/schedule.ts';
import { contentSchedule } from './content/schedule.ts';
import { identitySchedule } from './identity/schedule.ts';
import { loyaltySchedule } from './loyalty/schedule.ts';
import { moneySchedule } from './money/schedule.ts';
import { ordersSchedule } from './orders/schedule.ts';
import type { TimedJob } from './platform/jobs/timed.ts';
import { platformSchedule } from './platform/schedule.ts';
import { reportsSchedule } from './reports/schedule.ts';
import { salesSchedule } from './sales/schedule.ts';
import { toolsSchedule } from './tools/schedule.ts';

/** The scheduled jobs of each area. */
export const schedule: readonly TimedJob[] = [
  ...platformSchedule,
  ...ordersSchedule,
  ...identitySchedule,
  ...loyaltySchedule,
  ...contentSchedule,
  ...reportsSchedule,
  ...catalogSchedule,
  ...moneySchedule,
  ...advertisingSchedule,
  ...salesSchedule,
  ...toolsSchedule,
];
