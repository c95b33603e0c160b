import type { StaffRelatedLead } from '@odonta/api/contract';
import { disputeCodes } from '@odonta/db/vocabulary/advertising/leads/lead.ts';
import { queueLists } from '@odonta/db/vocabulary/platform/waitingLists.ts';
import type { Queue } from './queues.ts';

/** Leads that their organisations do not want to pay for. */
export const leadQueues: readonly Queue[] = [
  {
    title: 'Споры о лидах',
    ...{ name: 'related_leads', ...queueLists.related_leads },
    done: 'Спорных лидов нет',
    waitsSince: 'disputed_at',
    describe: ({ id, merchant, dispute_code }: StaffRelatedLead) => ({
      name: `Лид № ${id}`,
      detail: [dispute_code && disputeCodes[dispute_code], merchant].filter(Boolean).join(' · '),
    }),
  },
];
