import WaitlistIcon from '@mui/icons-material/HourglassEmptyOutlined';
import type { StaffWaitlistEntry } from '@odonta/api/contract';
import { waitlistEntity } from '@odonta/db/vocabulary/sales/waitlist.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const waitlist = resource<StaffWaitlistEntry, typeof waitlistEntity>(waitlistEntity, {
  icon: WaitlistIcon,
  empty: {
    title: 'Никто не ждёт',
    text: 'Записи появятся, когда на курсе с листом ожидания закончатся места или кто-то попросит сообщить об открытии записи.',
  },
  titleOf: ({ last_name, first_name }) => `${last_name} ${first_name} ждёт место`,
  never: ['delete'],
  // All work is done on the card, so every address leads there.
  screens: {
    list: screen('WaitlistList'),
    show: screen('WaitlistCard'),
    edit: screen('WaitlistCard'),
    create: screen('WaitlistCreate'),
  },
});
