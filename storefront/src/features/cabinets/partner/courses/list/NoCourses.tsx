import type { CourseList } from '@odonta/db/vocabulary/catalog/centerCourses.ts';
import { Nothing } from '../../../own/Nothing.tsx';

interface Props {
  list: CourseList;
  isSought: boolean;
  edits: boolean;
}

export function NoCourses({ list, isSought, edits }: Props) {
  if (isSought)
    return (
      <Nothing
        title="Курсов с таким названием нет"
        text="Проверьте, как оно написано, или поищите во вкладке «Все»."
        isWay={false}
      />
    );
  const { title, text } = empty[list];
  const own = edits ? text : 'Курсы ведут владелец кабинета и редактор. Вы увидите их здесь.';
  return <Nothing title={title} text={list === 'all' ? own : text} isWay={false} />;
}

const empty: Record<CourseList, { title: string; text: string }> = {
  all: {
    title: 'Курсов пока нет',
    text: 'Нажмите «Новый курс»: хватит названия, формата и цены, остальное заполните потом. До отправки на проверку курс видите только вы.',
  },
  drafts: {
    title: 'Черновиков нет',
    text: 'Здесь лежат курсы, которые вы ещё не отправили на проверку, и те, что вернул модератор.',
  },
  moderation: {
    title: 'На проверке ничего нет',
    text: 'Отправленные курсы и изменения модератор проверяет за один рабочий день.',
  },
  published: {
    title: 'На сайте курсов нет',
    text: 'Заполните черновик и отправьте его на проверку.',
  },
  archive: {
    title: 'Архив пуст',
    text: 'Сюда попадают прошедшие и отменённые курсы: их можно повторить на другие даты.',
  },
};
