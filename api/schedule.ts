import { advertisingSchedule } from './advertising/schedule.ts';
import { catalogSchedule } from './catalog/schedule.ts';
import { identitySchedule } from './identity/schedule.ts';
import { loyaltySchedule } from './loyalty/schedule.ts';
import { ordersSchedule } from './orders/schedule.ts';
import type { TimedJob } from './platform/jobs/timed.ts';
import { platformSchedule } from './platform/schedule.ts';
import { reportsSchedule } from './reports/schedule.ts';
import { resources } from './resources.ts';
import { salesSchedule } from './sales/schedule.ts';
import { toolsSchedule } from './tools/schedule.ts';

/** The scheduled jobs of each resource, and those of each area that belong to no resource. */
export const schedule: readonly TimedJob[] = [
  ...platformSchedule,
  ...ordersSchedule,
  ...identitySchedule,
  ...catalogSchedule,
  ...loyaltySchedule,
  ...reportsSchedule,
  ...salesSchedule,
  ...advertisingSchedule,
  ...toolsSchedule,
  ...resources.flatMap((resource) => resource.schedule ?? []),
];
