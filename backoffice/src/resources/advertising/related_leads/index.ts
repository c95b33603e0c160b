import LeadIcon from '@mui/icons-material/ConnectWithoutContactOutlined';
import type { StaffRelatedLead } from '@odonta/api/contract';
import { relatedLeadsEntity } from '@odonta/db/vocabulary/advertising/relatedLeads.entity.ts';
import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./LeadScreens.tsx'));

export const relatedLeads = resource<StaffRelatedLead, typeof relatedLeadsEntity>(relatedLeadsEntity, {
  icon: LeadIcon,
  empty: {
    title: 'Лидов пока нет',
    text: 'Люди передают контакты организациям рядом с партнёрскими бонусами. Здесь разбирают споры о них.',
  },
  never: ['create', 'edit', 'delete'],
  titleOf: ({ id }) => `Лид № ${id}`,
  screens: { list: screen('LeadList'), show: screen('LeadShow') },
});
