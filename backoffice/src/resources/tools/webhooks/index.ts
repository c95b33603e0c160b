import WebhookIcon from '@mui/icons-material/WebhookOutlined';
import type { StaffWebhook } from '@odonta/api/contract';
import { webhooksEntity } from '@odonta/db/vocabulary/tools/webhooks.entity.ts';
import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./WebhookScreens.tsx'));

export const webhooks = resource<StaffWebhook, typeof webhooksEntity>(webhooksEntity, {
  icon: WebhookIcon,
  empty: {
    title: 'Вебхуков пока нет',
    text: 'Их заводят владельцы учебных центров в своих кабинетах, чтобы получать события на свой сервер.',
  },
  deletedForGood: true,
  never: ['create', 'edit'],
  titleOf: ({ url }) => url,
  screens: { list: screen('WebhookList'), show: screen('WebhookShow') },
});
