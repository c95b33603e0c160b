import type { AddressLetters, LetterChoiceBody } from '@odonta/api/contract';
import { useState } from 'react';
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

/** The letters of the cabinet, and which letters come to each address of the reader, how often and where. */
export function OwnLetters({ session, path }: Props) {
  const [choices, setChoices] = useState(0);
  const choose = async (body: LetterChoiceBody) => {
    await session.call<AddressLetters[]>(path, 'PUT', body);
    setChoices((count) => count + 1);
  };
  return (
    <div className={styles.addresses}>
      <Panel title="Письма в кабинете">
        {/* A choice may have brought letters that were held for a summary. */}
        <KeptLetters key={choices} {...{ session, path }} />
      </Panel>
      <Own<AddressLetters[]> session={session} path={path}>
        {(addresses) =>
          addresses.length === 0 ? (
            <Nothing
              title="Пока нечего настраивать"
              text="Подтвердите почту по ссылке из письма: после этого здесь можно выбрать, о чём писать и как часто."
              isWay={false}
            />
          ) : (
            <Addresses addresses={addresses} choose={choose} />
          )
        }
      </Own>
    </div>
  );
}

function Addresses({
  addresses,
  choose,
}: {
  addresses: readonly AddressLetters[];
  choose(body: LetterChoiceBody): Promise<void>;
}) {
  return (
    <>
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
        О деньгах, изменениях курса и входе в кабинет пишем всегда и сразу. Сводка приходит в восемь утра по
        московскому времени.
      </p>
    </>
  );
}
