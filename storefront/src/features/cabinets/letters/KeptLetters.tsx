import type { CabinetLetter, CabinetLetters } from '@odonta/api/contract';
import { letterTopics } from '@odonta/db/vocabulary/letterTopics.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useEffect } from 'react';
import { ApiError } from '../../../lib/api.ts';
import type { Session } from '../../identity/sessions/sessionStore.ts';
import { More } from '../own/More.tsx';
import { Own } from '../own/Own.tsx';
import own from '../own/own.module.css';
import { LetterText } from './LetterText.tsx';
import styles from './letters.module.css';

interface Props {
  session: Pick<Session<unknown>, 'call'>;
  path: string;
  /** The number above the first one here; without it the list begins with the latest. */
  before?: number;
}

/** Letters that the reader has in the cabinet instead of the mail. */
export function KeptLetters({ session, path, before }: Props) {
  const asked = before === undefined ? `${path}/kept` : `${path}/kept?before=${before}`;
  return (
    <Own<CabinetLetters> session={session} path={asked}>
      {({ letters, has_more }) => {
        const last = letters.at(-1);
        if (last === undefined)
          return (
            <p className={own.note}>
              Пусто. Выберите ниже «Только в кабинете», и письма об этом будут собираться здесь, а не на
              почте.
            </p>
          );
        return (
          <>
            <Seen {...{ session, path, letters }} />
            <ul className={styles.kept}>
              {letters.map((letter) => (
                <Kept key={letter.id} letter={letter} />
              ))}
            </ul>
            {has_more && (
              <More>
                <KeptLetters {...{ session, path }} before={last.id} />
              </More>
            )}
          </>
        );
      }}
    </Own>
  );
}

/** Those shown count as seen, but stay marked until the page is left. */
function Seen({ session, path, letters }: Pick<Props, 'session' | 'path'> & Pick<CabinetLetters, 'letters'>) {
  useEffect(() => {
    const ids = letters.filter(({ is_new }) => is_new).map(({ id }) => id);
    if (ids.length === 0) return;
    session.call(`${path}/kept/read`, 'POST', { ids }).catch((error: unknown) => {
      // They stay new, as they do for an impersonator.
      if (!(error instanceof ApiError)) throw error;
    });
  }, [session, path, letters]);
  return null;
}

const Kept = ({ letter: { subject, text, topic, created_at, is_new } }: { letter: CabinetLetter }) => (
  <li>
    <details className={styles.letter}>
      <summary>
        <span className={styles.about}>
          <span className={styles.subject}>{subject}</span>
          {is_new && <span className="badge">Новое</span>}
          <span className={own.note}>
            {formatMoment(created_at)}
            {topic !== null && ` · ${letterTopics[topic].label}`}
          </span>
        </span>
      </summary>
      <LetterText text={text} />
    </details>
  </li>
);
