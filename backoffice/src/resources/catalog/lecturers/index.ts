import LecturerIcon from '@mui/icons-material/RecordVoiceOverOutlined';
import type { StaffLecturer } from '@odonta/api/contract';
import { lecturerLifecycle } from '@odonta/db/vocabulary/catalog/lecturerLifecycle.ts';
import { labelsOf, resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../catalog.ts'));

export const lecturers = resource<StaffLecturer>({
  name: 'lecturers',
  label: 'Лекторы',
  group: 'catalog',
  area: 'lecturers',
  icon: LecturerIcon,
  counted: ['лектор', 'лектора', 'лекторов'],
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
  fields: {
    id: '№',
    sef: 'Адрес страницы',
    name: 'ФИО',
    text: 'О лекторе',
    city_id: 'Город',
    file_preview: 'Фотография',
    status: 'Статус',
    created_at: 'Создан',
    updated_at: 'Изменён',
  },
  codes: { status: labelsOf(lecturerLifecycle.statuses) },
  screens: {
    list: screen('LecturerList'),
    edit: screen('LecturerEdit'),
    create: screen('LecturerCreate'),
    show: screen('LecturerShow'),
  },
});
