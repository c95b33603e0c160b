import MailingIcon from '@mui/icons-material/ForwardToInboxOutlined';
import type { StaffMailing } from '@odonta/api/contract';
import { mailingsEntity } from '@odonta/db/vocabulary/advertising/mailings.entity.ts';
import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const mailings = resource<StaffMailing, typeof mailingsEntity>(mailingsEntity, {
  icon: MailingIcon,
  isCopied: true,
  empty: {
    title: 'Рассылок пока нет',
    text: 'Письмо собирают из блоков, проверяют на себе и отправляют тем, кто согласился на рекламу. Адреса не видит никто.',
  },
  titleOf: ({ subject }) => subject,
  screens: {
    list: screen('MailingList'),
    edit: screen('MailingEdit'),
    create: screen('MailingCreate'),
    show: screen('MailingShow'),
  },
});
