import QuestionIcon from '@mui/icons-material/QuestionAnswerOutlined';
import type { StaffProdQuestion } from '@odonta/api/contract';
import type { prodQuestionsEntity } from '@odonta/db/vocabulary/catalog/prodQuestions.entity.ts';
import { prodQuestionsEntity as card } from '@odonta/db/vocabulary/catalog/prodQuestions.entity.ts';
import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./ProdQuestionScreens.tsx'));

export const prodQuestions = resource<StaffProdQuestion, typeof prodQuestionsEntity>(card, {
  icon: QuestionIcon,
  empty: {
    title: 'Вопросов пока нет',
    text: 'Опубликованные вопросы с ответами видны на страницах курсов. Имени того, кто спросил, в них нет.',
  },
  titleOf: ({ question }) => question,
  screens: {
    list: screen('ProdQuestionList'),
    edit: screen('ProdQuestionEdit'),
    create: screen('ProdQuestionCreate'),
    show: screen('ProdQuestionShow'),
  },
});
