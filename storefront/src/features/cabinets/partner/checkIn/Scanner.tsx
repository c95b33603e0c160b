import type { CheckInPerson } from '@odonta/api/contract';
import { formatTime } from '@odonta/db/vocabulary/time.ts';
import { useEffect, useRef, useState } from 'react';
import styles from './checkIn.module.css';
import { holderOf } from './marks.ts';
import { ticketsSeenBy } from './ticketsSeenBy.ts';

interface Props {
  people: readonly CheckInPerson[];
  onFound(person: CheckInPerson): void;
  readAgain(): Promise<void>;
}

interface Seen {
  is: 'let in' | 'here already' | 'refused' | 'unknown';
  text: string;
}

/** The camera reads tickets; everybody whose ticket is valid is marked at once. */
export function Scanner({ people, onFound, readAgain }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [seen, setSeen] = useState<Seen | null>(null);
  const [trouble, setTrouble] = useState('');
  const now = useRef({ people, onFound, readAgain });
  now.current = { people, onFound, readAgain };

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    return ticketsSeenBy(element, {
      onTrouble: setTrouble,
      onTicket(ticket) {
        const person = holderOf(now.current.people, ticket);
        const what = sightOf(person);
        setSeen(what);
        navigator.vibrate?.(what.is === 'let in' ? 80 : [80, 80, 80]);
        if (person && what.is === 'let in') now.current.onFound(person);
        // He may have booked after the list was read.
        if (what.is === 'unknown') void now.current.readAgain();
      },
    });
  }, []);

  if (trouble !== '')
    return (
      <p className={styles.refusal} role="alert">
        {trouble}
      </p>
    );
  return (
    <div className={styles.scanner}>
      <video ref={video} muted playsInline aria-label="Камера" />
      <p className={styles.seen} data-is={seen?.is} role="status">
        {seen?.text ?? 'Наведите камеру на код билета.'}
      </p>
    </div>
  );
}

function sightOf(person: CheckInPerson | null): Seen {
  if (person === null) return { is: 'unknown', text: 'Такого билета нет в списке этого курса.' };
  const { name, refusal_label, arrived_at } = person;
  if (arrived_at !== null)
    return { is: 'here already', text: `${name}: уже отмечен в ${formatTime(arrived_at)}.` };
  if (refusal_label !== null) return { is: 'refused', text: `${name}: ${refusal_label}.` };
  return { is: 'let in', text: `${name}: приход отмечен.` };
}
