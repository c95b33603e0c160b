import type { AddressLetters, LetterChoiceBody } from '@odonta/api/contract';
import type { Session } from '../../identity/sessions/sessionStore.ts';
import { Panel } from '../account/Panel.tsx';
import { Nothing } from '../own/Nothing.tsx';
import { Own } from '../own/Own.tsx';
import { KeptLetters } from './KeptLetters.tsx';
import { LetterTopicRow } from './LetterTopicRow.tsx';
import styles from './letters.module.css';

interface Props {
  session: Pick<Session<unknown>, 'call'>;
  path: string;
}

/** Which letters come to each address of the reader, and how often. */
export function OwnLetters({ session, path }: Props) {
  const choose = (body: LetterChoiceBody) => session.call<AddressLetters[]>(path, 'PUT', body);
  return (
    <Own<AddressLetters[]> session={session} path={path}>
      {(addresses) =>
        addresses.length === 0 ? (
          <Nothing
            title="Пока нечего настраивать"
            text="Подтвердите почту по ссылке из письма: после этого здесь можно выбрать, о чём писать и как часто."
            isWay={false}
          />
        ) : (
          <div className={styles.addresses}>
            {addresses.some(({ center }) => center === null) && (
              <Panel title="Письма в кабинете">
                <KeptLetters {...{ session, path }} />
              </Panel>
            )}
            {addresses.map(({ email, center, topics }) => (
              <Panel key={`${center?.id} ${email}`} title={center ? `${center.name}: ${email}` : email}>
                <ul className={styles.topics}>
                  {topics.map(({ topic, choice }) => (
                    <LetterTopicRow
                      key={topic}
                      topic={topic}
                      chosen={choice}
                      choose={(now) =>
                        choose({ email, ...(center && { center_id: center.id }), topic, choice: now })
                      }
                    />
                  ))}
                </ul>
              </Panel>
            ))}
            <p className={styles.always}>
              О деньгах, изменениях курса и входе в кабинет пишем всегда и сразу. Сводка приходит в восемь
              утра по московскому времени.
            </p>
          </div>
        )
      }
    </Own>
  );
}
