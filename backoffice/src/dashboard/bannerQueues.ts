import type { StaffBanner } from '@odonta/api/contract';
import { slotLabels } from '@odonta/db/vocabulary/advertising/banners.ts';
import { queueLists } from '@odonta/db/vocabulary/platform/waitingLists.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import type { Queue } from './queues.ts';

/** Banners that wait for approval, those that were seen far less than was promised, and those that lead to no page. */
export const bannerQueues: readonly Queue[] = [
  {
    title: 'Баннеры на проверке',
    ...{ name: 'banner_campaigns', ...queueLists.banner_campaigns },
    done: 'Все баннеры проверены',
    describe: ({ id, alt, slot, date_start }: StaffBanner) => ({
      name: alt || `Баннер № ${id}`,
      detail: `${slotLabels[slot]} · с ${formatMoment(date_start)}`,
    }),
  },
  {
    title: 'Баннеры с недопоказом',
    ...{ name: 'short_banners', ...queueLists.short_banners },
    done: 'Все баннеры увидели не реже обещанного',
    describe: ({ id, alt, shortfalls: [first] }: StaffBanner) => ({
      name: alt || `Баннер № ${id}`,
      detail: first
        ? `Увидели ${plural(first.viewable, times)} из обещанных ${first.promised.toLocaleString('ru-RU')}`
        : '',
    }),
  },
  {
    title: 'Баннеры ведут в никуда',
    ...{ name: 'unanswered_banners', ...queueLists.unanswered_banners },
    done: 'Ссылки всех баннеров открываются',
    describe: ({ id, alt, link_problem }: StaffBanner) => ({
      name: alt || `Баннер № ${id}`,
      detail: link_problem ?? '',
    }),
  },
];

const times = ['раз', 'раза', 'раз'] as const;
