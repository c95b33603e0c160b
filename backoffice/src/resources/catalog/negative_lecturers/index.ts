import NegativeIcon from '@mui/icons-material/PersonOffOutlined';
import type { StaffNegativeLecturer } from '@odonta/api/contract';
import { negativeLecturersEntity } from '@odonta/db/vocabulary/catalog/negativeLecturers.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const negativeLecturers = resource<StaffNegativeLecturer, typeof negativeLecturersEntity>(
  negativeLecturersEntity,
  {
    icon: NegativeIcon,
    empty: {
      title: 'Записей о лекторах нет',
      text: 'Они появятся, когда учебный центр или сотрудник сообщит, почему лектора не стоит приглашать. На сайте их не видно.',
    },
    titleOf: ({ fio }) => fio,
    // All work is done on the card, so every address leads there.
    screens: {
      list: screen('NegativeLecturerList'),
      show: screen('NegativeLecturerCard'),
      edit: screen('NegativeLecturerCard'),
      create: screen('NegativeLecturerCreate'),
    },
  },
);
