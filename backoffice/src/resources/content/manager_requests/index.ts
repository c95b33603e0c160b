import InboxIcon from '@mui/icons-material/MoveToInboxOutlined';
import type { StaffManagerRequest } from '@odonta/api/contract';
import { managerRequestsEntity } from '@odonta/db/vocabulary/content/managerRequests.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

// A day begins with lists: they do not wait for the code of the cards.
const lists = screensOf(() => import('./ManagerRequestList.tsx'));
const cards = screensOf(() => import('./screens.ts'));

export const managerRequests = resource<StaffManagerRequest, typeof managerRequestsEntity>(
  managerRequestsEntity,
  {
    icon: InboxIcon,
    empty: {
      title: 'Заявок пока нет',
      text: 'Они появятся здесь, как только посетитель отправит форму «Заявка» на сайте.',
    },
    merging: {
      right: 'manager_requests.merge',
      hint: 'Останется более ранняя заявка: поздняя станет её повтором и будет отменена, заметки перейдут.',
      text: 'name',
      filter: { status: 'CREATED' },
      isOpen: ({ status }) => status === 'CREATED',
    },
    titleOf: ({ id, name }) => `Заявка № ${id}, ${name}`,
    // All work is done on the card, so every address leads there.
    screens: {
      list: lists('ManagerRequestList'),
      show: cards('ManagerRequestCard'),
      edit: cards('ManagerRequestCard'),
      create: cards('ManagerRequestCreate'),
    },
  },
);
