import SlotIcon from '@mui/icons-material/CalendarViewWeekOutlined';
import type { StaffAdSlot } from '@odonta/api/contract';
import { adSlotsEntity } from '@odonta/db/vocabulary/advertising/adSlots.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';
import { slotLabel } from '../banner_campaigns/slots.ts';

const screen = screensOf(() => import('./screens.ts'));

export const adSlots = resource<StaffAdSlot, typeof adSlotsEntity>(adSlotsEntity, {
  icon: SlotIcon,
  empty: {
    title: 'Мест пока нет',
    text: 'Места открываются сами: два для всего сайта и по три для каждой категории.',
  },
  never: ['create', 'delete'],
  titleOf: ({ id, slot }) => `Место № ${id}, ${slotLabel(slot)}`,
  screens: { list: screen('AdSlotList'), edit: screen('AdSlotEdit'), show: screen('AdSlotShow') },
});
