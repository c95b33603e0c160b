import LessonIcon from '@mui/icons-material/EventAvailableOutlined';
import type { StaffLessonRequest } from '@odonta/api/contract';
import { lessonRequestsEntity } from '@odonta/db/vocabulary/sales/lessonRequests.entity.ts';
import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const lessonRequests = resource<StaffLessonRequest, typeof lessonRequestsEntity>(
  lessonRequestsEntity,
  {
    icon: LessonIcon,
    empty: {
      title: 'Запросов пока нет',
      text: 'Они появятся, когда посетитель выберет свободное время лектора на странице индивидуального курса.',
    },
    titleOf: ({ last_name, first_name }) => `${last_name} ${first_name}: занятие`,
    never: ['create', 'edit', 'delete'],
    screens: { list: screen('LessonList'), show: screen('LessonCard') },
  },
);
