import ForumIcon from '@mui/icons-material/ForumOutlined';
import type { StaffDirectorQuestion } from '@odonta/api/contract';
import { directorQuestionLifecycle } from '@odonta/db/vocabulary/content/requests/directorQuestion.ts';
import { labelsOf, resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

// A list is what a day begins with: it does not wait for the cards behind it.
const lists = screensOf(() => import('../../requests.ts'));
const cards = screensOf(() => import('../../requestCards.ts'));

export const directorQuestions = resource<StaffDirectorQuestion>({
  name: 'director_questions',
  label: 'Вопросы директору',
  group: 'requests',
  area: 'director_questions',
  icon: ForumIcon,
  counted: ['вопрос', 'вопроса', 'вопросов'],
  empty: {
    title: 'Вопросов пока нет',
    text: 'Они появятся, когда посетитель напишет директору со страницы контактов.',
  },
  titleOf: ({ id, fio }) => `Вопрос № ${id}, ${fio}`,
  fields: {
    status_num: 'Номер статуса',
    id: '№',
    fio: 'ФИО',
    tel: 'Телефон',
    email: 'Почта',
    specialization: 'Специализация',
    comment: 'Вопрос',
    client_target: 'Рекламные метки',
    client_target_first: 'Метки первого визита',
    status: 'Статус',
    answer: 'Ответ',
    answered_by: 'Кто ответил',
    answered_at: 'Когда ответили',
    created_at: 'Поступил',
    updated_at: 'Изменён',
  },
  codes: { status: labelsOf(directorQuestionLifecycle.statuses) },
  screens: {
    list: lists('DirectorQuestionList'),
    show: cards('DirectorQuestionCard'),
    edit: cards('DirectorQuestionCard'),
    create: cards('DirectorQuestionCreate'),
  },
});
