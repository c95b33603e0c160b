import ForumIcon from '@mui/icons-material/ForumOutlined';
import type { StaffDirectorQuestion } from '@odonta/api/contract';
import { directorQuestionsEntity } from '@odonta/db/vocabulary/content/directorQuestions.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

// A day begins with lists: they do not wait for the code of the cards.
const lists = screensOf(() => import('./DirectorQuestionList.tsx'));
const cards = screensOf(() => import('./screens.ts'));

export const directorQuestions = resource<StaffDirectorQuestion, typeof directorQuestionsEntity>(
  directorQuestionsEntity,
  {
    icon: ForumIcon,
    empty: {
      title: 'Вопросов пока нет',
      text: 'Они появятся, когда посетитель напишет директору со страницы контактов.',
    },
    titleOf: ({ id, fio }) => `Вопрос № ${id}, ${fio}`,
    screens: {
      list: lists('DirectorQuestionList'),
      show: cards('DirectorQuestionCard'),
      edit: cards('DirectorQuestionCard'),
      create: cards('DirectorQuestionCreate'),
    },
  },
);
