import type { CompanySeat, CompanySeats } from '@odonta/api/contract';
import { participantStates } from '@odonta/db/vocabulary/orders/order.ts';
import { fullNameOf } from '@odonta/db/vocabulary/personName.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useState } from 'react';
import styles from '../../orders/order.module.css';
import { copyText } from './copyText.ts';
import { NameSeat } from './NameSeat.tsx';
import { NewCode } from './NewCode.tsx';
import { RevokeCode } from './RevokeCode.tsx';
import seats from './seats.module.css';

interface Props {
  seat: CompanySeat;
  /** The prefix of its actions. */
  path: string;
  take(seats: CompanySeats): void;
}

type Asked = 'name' | 'code' | 'revoke' | null;

/** One place: its participant, or the link to take it. */
export function SeatRow({ seat, path, take }: Props) {
  const { number, state, person, named_at, code } = seat;
  const [asked, setAsked] = useState<Asked>(null);
  const place = `Место ${number}`;
  const dialog = { place, path, take, onClosed: () => setAsked(null) };
  return (
    <li className={`card ${seats.seat}`}>
      <div className={seats.about}>
        <h3>{place}</h3>
        {state !== 'ACTIVE' && <p className="muted">{participantStates[state]}</p>}
        {person && (
          <p>
            {fullNameOf(person)}
            <span className={styles.note}>
              {[
                person.email,
                named_at !== null && `имя указано ${formatMoment(named_at)}`,
                !person.is_written_to && 'билет передаёте вы',
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </p>
        )}
        {state === 'ACTIVE' && !person && <Link code={code} />}
      </div>
      {state === 'ACTIVE' && !person && (
        <div className={`no-print ${styles.ways}`}>
          {code && (
            <Way
              label="Скопировать"
              of={place}
              onClick={() => void copyText(code.link, 'Ссылка скопирована')}
            />
          )}
          <Way
            label={code ? 'Заменить ссылку' : 'Создать ссылку'}
            of={place}
            onClick={() => setAsked('code')}
          />
          {code && <Way label="Отозвать" of={place} onClick={() => setAsked('revoke')} />}
          <Way label="Указать участника" of={place} onClick={() => setAsked('name')} />
        </div>
      )}
      {asked === 'name' && <NameSeat {...dialog} />}
      {asked === 'code' && <NewCode {...dialog} hasCode={code !== null} />}
      {asked === 'revoke' && <RevokeCode {...dialog} />}
    </li>
  );
}

function Link({ code }: Pick<CompanySeat, 'code'>) {
  if (!code) return <p className="muted">Ссылки нет: она отозвана.</p>;
  return (
    <p>
      <span className={seats.link}>{code.link}</span>
      <span className={styles.note}>
        {code.sent_to ? `Отправлена на ${code.sent_to}, ждём участника` : 'Передайте её участнику'}
      </span>
    </p>
  );
}

function Way({ label, of, onClick }: { label: string; of: string; onClick(): void }) {
  return (
    <button className="button button--quiet button--small" type="button" onClick={onClick}>
      {label}
      <span className="visually-hidden"> — {of}</span>
    </button>
  );
}
