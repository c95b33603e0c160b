import type { TimedJob } from '../platform/jobs/timed.ts';
import { deleteOldMaterials, notifyOfMaterials } from './materials/notifying.ts';

export const salesSchedule: readonly TimedJob[] = [
  { name: 'notify_of_materials', every: 'minute', work: notifyOfMaterials },
  { name: 'delete_old_materials', every: 'hour', work: deleteOldMaterials },
];
