import type { CheckInPerson } from '@odonta/api/contract';
import { plainText } from '@odonta/db/vocabulary/personName.ts';
import type { CheckInKind } from '@odonta/db/vocabulary/sales/checkIn.ts';
import { formatTime } from '@odonta/db/vocabulary/time.ts';
import { useId, useState } from 'react';
import styles from './checkIn.module.css';

interface Props {
  people: readonly CheckInPerson[];
  /** Null on another day than the course's. */
  mark: ((person: CheckInPerson, kind: CheckInKind) => void) | null;
}

/** Everybody who booked, found by a part of the name, the number of the order or the code of the ticket. */
export function People({ people, mark }: Props) {
  const id = useId();
  const [sought, setSought] = useState('');
  const found = people.filter((person) => isFound(person, sought));
  return (
    <>
      <search>
        <label className="visually-hidden" htmlFor={id}>
          Найти по имени, номеру заказа или коду билета
        </label>
        <input
          id={id}
          className="input"
          type="search"
          maxLength={100}
          autoComplete="off"
          placeholder="Имя, номер заказа или код билета"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      </search>
      {people.length === 0 && <p className="muted">На этот курс ещё никто не записался.</p>}
      {people.length > 0 && found.length === 0 && (
        <p role="status">Никого не нашли: проверьте, тот ли это курс.</p>
      )}
      <ul className={styles.people}>
        {found.map((person) => (
          <Person key={person.id} person={person} mark={mark} />
        ))}
      </ul>
    </>
  );
}

function isFound({ name, order_number, short_code }: CheckInPerson, sought: string): boolean {
  const text = plainText([name, order_number, short_code].join(' '));
  return plainText(sought)
    .split(' ')
    .every((word) => text.includes(word));
}

function Person({ person, mark }: { person: CheckInPerson; mark: Props['mark'] }) {
  const { id, name, order_number, tier_label, short_code, refusal_label, arrived_at } = person;
  return (
    <li id={`person-${id}`} data-name={name} className={arrived_at === null ? undefined : styles.arrived}>
      <div className={styles.about}>
        <strong>{name}</strong>
        <span className={styles.note}>{[tier_label, `заказ ${order_number}`, short_code].join(' · ')}</span>
        {refusal_label !== null && <span className={styles.refusal}>{refusal_label}</span>}
        {arrived_at !== null && <span className={styles.came}>Отмечен в {formatTime(arrived_at)}</span>}
      </div>
      {mark !== null && arrived_at !== null && (
        <button
          className="button button--quiet button--small"
          type="button"
          aria-label={`Снять отметку: ${name}`}
          onClick={() => mark(person, 'UNDO')}
        >
          Снять
        </button>
      )}
      {mark !== null && arrived_at === null && refusal_label === null && (
        <button
          className="button button--small"
          type="button"
          aria-label={`Отметить приход: ${name}`}
          onClick={() => mark(person, 'IN')}
        >
          Отметить
        </button>
      )}
    </li>
  );
}
