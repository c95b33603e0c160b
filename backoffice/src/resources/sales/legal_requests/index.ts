import CompanyIcon from '@mui/icons-material/BusinessOutlined';
import type { StaffLegalRequest } from '@odonta/api/contract';
import { legalRequestsEntity } from '@odonta/db/vocabulary/sales/legalRequests.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const legalRequests = resource<StaffLegalRequest, typeof legalRequestsEntity>(legalRequestsEntity, {
  icon: CompanyIcon,
  empty: {
    title: 'Групповых заявок нет',
    text: 'Они появятся, когда компания попросит места для сотрудников или вы запишете заявку по звонку.',
  },
  titleOf: ({ number, company_name }) => `Заявка ${number}: ${company_name}`,
  // All work is done on the card, so every address leads there.
  screens: {
    list: screen('LegalRequestList'),
    show: screen('LegalRequestCard'),
    edit: screen('LegalRequestCard'),
    create: screen('LegalRequestCreate'),
  },
});
