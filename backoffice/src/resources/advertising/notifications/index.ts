import NotificationIcon from '@mui/icons-material/NotificationsActiveOutlined';
import type { StaffNotification } from '@odonta/api/contract';
import { notificationsEntity } from '@odonta/db/vocabulary/advertising/notifications.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';
import { beginningOf } from './beginningOf.ts';

const screen = screensOf(() => import('./screens.ts'));

export const notifications = resource<StaffNotification, typeof notificationsEntity>(notificationsEntity, {
  icon: NotificationIcon,
  isCopied: true,
  empty: {
    title: 'Уведомлений пока нет',
    text: 'Уведомление видят в личных кабинетах, когда его одобрит администратор. Оно может ждать ответа: кто и когда его принял, останется в реестре.',
  },
  titleOf: ({ text }) => beginningOf(text),
  screens: {
    list: screen('NotificationList'),
    edit: screen('NotificationEdit'),
    create: screen('NotificationCreate'),
    show: screen('NotificationShow'),
  },
});
