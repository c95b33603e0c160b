import type { NewOwnArticle, OwnArticles } from '@odonta/api/contract';
import { articleLimits } from '@odonta/db/vocabulary/content/articles/article.ts';
import type { FormShape } from '../../../../platform/forms/formShape.ts';

export interface NewArticleValues {
  lecturer_id: string;
  title: string;
}

const { min, max } = articleLimits.title;

/** A member of several lecturers chooses in whose name he writes. */
export const newArticleShape = (lecturers: OwnArticles['lecturers']): FormShape<NewArticleValues> => ({
  name: 'new-article',
  labels: { lecturer_id: 'От чьего имени', title: 'Заголовок' },
  rules: {
    lecturer_id: { required: 'Выберите лектора' },
    title: {
      required: 'Напишите заголовок',
      min: { value: min, message: `Не короче ${min} букв` },
      max: { value: max, message: `Не длиннее ${max} букв` },
    },
  },
  empty: { lecturer_id: lecturers.length === 1 ? String(lecturers[0]?.id) : '', title: '' },
});

export const newArticleBody = ({ lecturer_id, title }: NewArticleValues): NewOwnArticle => ({
  lecturer_id: Number(lecturer_id),
  title: title.trim(),
});
