import type { CompanySeats } from '@odonta/api/contract';
import { formatDay } from '@odonta/db/vocabulary/time.ts';
import styles from '../../orders/order.module.css';
import { Trouble } from '../../orders/Trouble.tsx';
import { useShown } from '../../orders/useShown.ts';
import { namedWords } from '../request/requestWords.ts';
import { copyText } from './copyText.ts';
import { Reminders } from './Reminders.tsx';
import { SeatRow } from './SeatRow.tsx';
import seat from './seats.module.css';

interface Props {
  token: string;
  /** A place has got its name: the request may have come a stage further. */
  onNamed(): Promise<void>;
}

/** The paid places: their participants, and the personal links of unnamed ones. */
export function SeatsPanel({ token, onNamed }: Props) {
  const path = `/legal-request/${token}/seats`;
  const { shown, look, take } = useShown<CompanySeats>(path, isOpen);
  return (
    <section className={styles.part} aria-labelledby="request-seats">
      <h2 id="request-seats">Участники</h2>
      {shown.is === 'there' ? (
        <Places
          places={shown.payload}
          path={path}
          ownPath={`/legal-request/${token}`}
          take={(places) => {
            take(places);
            void onNamed();
          }}
        />
      ) : (
        <Trouble is={shown.is} {...{ look }} what="места" lost={<p>Мест у этой заявки нет.</p>} />
      )}
    </section>
  );
}

interface PlacesProps {
  places: CompanySeats;
  path: string;
  ownPath: string;
  take(places: CompanySeats): void;
}

function Places({ places: { seats, until, reminders }, path, ownPath, take }: PlacesProps) {
  const live = seats.filter(({ state }) => state === 'ACTIVE');
  const named = live.filter(({ person }) => person !== null).length;
  const links = live.flatMap(({ number, code, person }) =>
    code && !person ? [`Место ${number}: ${code.link}`] : [],
  );
  return (
    <>
      <p>
        {namedWords({ named, total: live.length })} Каждая ссылка — на одно место и на один раз
        {until !== null && `, действует до начала курса, ${formatDay(until)}`}.
      </p>
      {links.length > 1 && (
        <button
          className="button button--quiet button--small no-print"
          type="button"
          onClick={() => void copyText(links.join('\n'), 'Ссылки скопированы')}
        >
          Скопировать все ссылки ({links.length})
        </button>
      )}
      {named < live.length && <Reminders isOn={reminders} path={`${ownPath}/reminders`} take={take} />}
      <ul className={seat.list}>
        {seats.map((each) => (
          <SeatRow key={each.id} seat={each} path={`${path}/${each.id}`} take={take} />
        ))}
      </ul>
    </>
  );
}

/** While an unnamed place may still be taken. */
const isOpen = ({ seats }: CompanySeats) =>
  seats.some(({ state, person }) => state === 'ACTIVE' && person === null);
