import type { SentCourseMessage, SentCourseMessages } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { More } from '../../own/More.tsx';
import { Own } from '../../own/Own.tsx';
import own from '../../own/own.module.css';
import { whenAndWhere } from '../../own/whenAndWhere.ts';
import styles from './messages.module.css';
import { recipientsInWords } from './messageWords.ts';

/** Letters that have gone, newest first; further ones are loaded on request. */
export function SentMessages({ offset = 0 }: { offset?: number }) {
  return (
    <Own<SentCourseMessages> session={partnerSession} path={`/partner/messages?offset=${offset}`}>
      {({ messages, total }) => {
        const next = offset + messages.length;
        if (total === 0) return <p>Писем участникам ещё не было.</p>;
        return (
          <>
            <ul className={own.list}>
              {messages.map((message) => (
                <Sent key={message.id} message={message} />
              ))}
            </ul>
            {next < total && (
              <More>
                <SentMessages offset={next} />
              </More>
            )}
          </>
        );
      }}
    </Own>
  );
}

const Sent = ({
  message: { subject, text, prod, recipients, sent_at, sent_by },
}: {
  message: SentCourseMessage;
}) => (
  <li className={styles.letter}>
    <h3 className={styles.subject}>{subject}</h3>
    <span className={own.note}>
      {prod.name} · {whenAndWhere(prod)}
    </span>
    <span className={own.note}>
      {formatMoment(sent_at)} · {sent_by} · {recipientsInWords(recipients)}
    </span>
    <p className={styles.text}>{text}</p>
  </li>
);
