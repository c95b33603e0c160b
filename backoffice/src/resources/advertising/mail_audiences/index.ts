import BlockIcon from '@mui/icons-material/UnsubscribeOutlined';
import type { StaffMailSuppression } from '@odonta/api/contract';
import { mailAudiencesEntity } from '@odonta/db/vocabulary/advertising/mailAudiences.entity.ts';
import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./SuppressionScreens.tsx'));

export const mailAudiences = resource<StaffMailSuppression, typeof mailAudiencesEntity>(mailAudiencesEntity, {
  icon: BlockIcon,
  empty: {
    title: 'Никто не отписался',
    text: 'Сюда попадают адреса тех, кто отписался от рассылок, и адреса, которых нет. Рассылки им не уходят.',
  },
  never: ['delete', 'export'],
  titleOf: ({ id }) => `Адрес № ${id}`,
  screens: {
    list: screen('SuppressionList'),
    edit: screen('SuppressionEdit'),
    create: screen('SuppressionCreate'),
    show: screen('SuppressionShow'),
  },
});
