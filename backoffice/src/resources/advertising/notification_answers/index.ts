import RegisterIcon from '@mui/icons-material/FactCheckOutlined';
import type { StaffNotificationAnswer } from '@odonta/api/contract';
import { notificationAnswersEntity } from '@odonta/db/vocabulary/advertising/notificationAnswers.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./AnswerList.tsx'));

export const notificationAnswers = resource<StaffNotificationAnswer, typeof notificationAnswersEntity>(
  notificationAnswersEntity,
  {
    icon: RegisterIcon,
    empty: {
      title: 'Ответов пока нет',
      text: 'Здесь останется, кто и когда принял уведомление в кабинете, обратился к менеджеру или закрыл его.',
    },
    titleOf: ({ id, name }) => `Ответ № ${id}, ${name}`,
    never: ['create', 'edit', 'delete', 'show'],
    screens: { list: screen('AnswerList') },
  },
);
