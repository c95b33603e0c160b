import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from '../../editor/editor.module.css';
import { answerOf } from '../articleWords.ts';
import { useArticle } from '../useArticle.ts';
import { Leftover } from './Leftover.tsx';
import { Withdraw } from './Withdraw.tsx';

/** The state of the article beyond its fields, and the next step. */
export function ArticleNotices() {
  const { card } = useArticle();
  const { status, edits, answer_by, scheduled_at, published_at, canonical } = card;
  const answer = answerOf(card);
  // One that readers have seen is the editors', wherever it stands.
  if (status === 'REVIEW' && published_at === null)
    return (
      <Notice>
        <p>
          <strong>Статья на проверке{answer_by !== null && `. Ответим до ${formatMoment(answer_by)}`}</strong>
        </p>
        <p>Ответ придёт письмом. Пока редактор читает, статья закрыта для правки.</p>
        <Withdraw />
      </Notice>
    );
  if (status === 'SCHEDULED')
    return (
      <Notice>
        <p>
          <strong>Статья принята{scheduled_at !== null && ` и выйдет ${formatMoment(scheduled_at)}`}</strong>
        </p>
        <p>Когда она появится на сайте, придёт письмо со ссылкой. {toMend}</p>
      </Notice>
    );
  if (status === 'PUBLISHED')
    return (
      <Notice>
        <p>
          <strong>Статья опубликована{canonical && <>: </>}</strong>
          {canonical && <a href={canonical}>открыть на сайте</a>}
        </p>
        <p>{toMend}</p>
      </Notice>
    );
  if (status === 'REJECTED')
    return (
      <Notice>
        <p>
          <strong>{answer || 'Редактор отклонил статью'}</strong>
        </p>
        <p>
          Отправить её снова нельзя, но текст остаётся у вас.{' '}
          <a href={paths.lkArticles}>Начните новую статью</a>, если хотите написать иначе.
        </p>
      </Notice>
    );
  if (!edits)
    return (
      <Notice>
        <p>
          <strong>Статья снята с сайта.</strong> {toMend}
        </p>
      </Notice>
    );
  if (answer === '') return null;
  return (
    <Notice>
      <p>
        <strong>{answer}</strong>
      </p>
      <p>Поправьте статью и отправьте её ещё раз.</p>
    </Notice>
  );
}

/** Takes the focus that the button before it had. */
function Notice({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.notice} ref={place} tabIndex={-1}>
      {children}
      <Leftover />
    </div>
  );
}

const toMend = (
  <>
    Правки теперь вносит редакция: <a href={paths.contacts}>напишите нам</a>, что изменить.
  </>
);
