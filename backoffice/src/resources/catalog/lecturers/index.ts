import LecturerIcon from '@mui/icons-material/RecordVoiceOverOutlined';
import type { StaffLecturer } from '@odonta/api/contract';
import { lecturersEntity } from '@odonta/db/vocabulary/catalog/lecturers.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const lecturers = resource<StaffLecturer, typeof lecturersEntity>(lecturersEntity, {
  icon: LecturerIcon,
  empty: {
    title: 'Лекторов пока нет',
    text: 'Лекторов указывают в курсах и статьях; у каждого есть своя страница на сайте.',
  },
  merging: {
    right: 'lecturers.merge',
    hint: 'Курсы, статьи и отзывы дубля перейдут к этому лектору, недостающие сведения дополнят его, а старый адрес поведёт сюда.',
    text: 'name',
  },
  titleOf: ({ name }) => name,
  screens: {
    list: screen('LecturerList'),
    edit: screen('LecturerEdit'),
    create: screen('LecturerCreate'),
    show: screen('LecturerShow'),
  },
});
