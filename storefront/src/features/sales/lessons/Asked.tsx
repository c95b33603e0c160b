import type { LessonView } from '@odonta/api/contract';
import { lessonPath } from '@odonta/db/vocabulary/addresses.ts';
import { lessonInWords } from '@odonta/db/vocabulary/sales/lessons/lessonWords.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useEffect, useRef } from 'react';

/** Said in the form's place, so that the way to the request is not missed. */
export function Asked({ lesson, close }: { lesson: LessonView; close(): void }) {
  const news = useRef<HTMLParagraphElement>(null);
  useEffect(() => news.current?.focus(), []);
  return (
    <>
      <p ref={news} tabIndex={-1}>
        Запрос отправлен: {lessonInWords(lesson, lesson.utc_offset)}.
        {lesson.answer_until !== null &&
          ` Лектор ответит до ${formatMoment(lesson.answer_until)} по московскому времени.`}
      </p>
      <p className="muted">Ссылка на эту страницу есть в письме, которое мы уже отправили.</p>
      <div className="dialog__actions">
        <button className="button button--quiet" type="button" onClick={close}>
          Закрыть
        </button>
        <a className="button" href={lessonPath(lesson.token)}>
          Мой запрос
        </a>
      </div>
    </>
  );
}
