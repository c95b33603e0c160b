import type { ParticipantList } from '@odonta/db/vocabulary/sales/participantList.ts';
import { Suspense, useRef, useState } from 'react';
import { get, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { lazily } from '../../../lib/lazily.tsx';
import styles from './booking.module.css';
import { type BookingValues, isBlank, nobody } from './bookingValues.ts';
import { PersonCard } from './PersonCard.tsx';
import listed from './people.module.css';

const ListPanel = lazily(async () => (await import('./ListPanel.tsx')).ListPanel);

interface Props {
  title: string;
  /** The number of the first of them. */
  first: number;
  atMost: number;
  hasStudentPrice: boolean;
}

/** Those who come: one by one, or as a list. */
export function ParticipantsField({ title, first, atMost, hasStudentPrice }: Props) {
  const { control, formState, setError } = useFormContext<Pick<BookingValues, 'participants'>>();
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'participants' });
  const people = useWatch({ control, name: 'participants' });
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [hasList, setHasList] = useState(false);
  const adding = useRef<HTMLButtonElement>(null);
  const isFull = fields.length >= atMost;

  const isOpen = (id: string, place: number) =>
    opened.has(id) ||
    isBlank(fields[place] ?? nobody) ||
    get(formState.errors, `participants.${place}`) !== undefined;
  const open = (id: string) => setOpened(new Set([...opened, id]));

  /** A list replaces empty cards. Its errors are marked in place. */
  function take({ people: added, faults: issues }: ParticipantList) {
    const named = people.filter((person) => !isBlank(person));
    replace([...named, ...added].slice(0, atMost));
    for (const { at, field, text } of issues)
      if (named.length + at < atMost)
        setError(`participants.${named.length + at}.${field}`, { message: text });
    setHasList(false);
  }

  return (
    <section className={styles.part} aria-labelledby="order-participants">
      <h2 id="order-participants">{title}</h2>
      {fields.length > 0 && (
        <ol className={listed.people}>
          {fields.map(({ id }, index) => (
            <PersonCard
              key={id}
              place={index}
              number={first + index}
              person={people[index] ?? nobody}
              isOpen={isOpen(id, index)}
              hasStudentPrice={hasStudentPrice}
              open={() => open(id)}
              remove={() => {
                remove(index);
                adding.current?.focus();
              }}
            />
          ))}
        </ol>
      )}
      <div className={listed.ways}>
        <button
          ref={adding}
          className="button button--quiet button--small"
          type="button"
          disabled={isFull}
          onClick={() => append(nobody, { focusName: `participants.${fields.length}.last_name` })}
        >
          Добавить участника
        </button>
        <button
          className="button button--quiet button--small"
          type="button"
          aria-expanded={hasList}
          onClick={() => setHasList(!hasList)}
        >
          Добавить списком
        </button>
      </div>
      {hasList && (
        <Suspense fallback={<p role="status">Загружаем поле для списка…</p>}>
          <ListPanel take={take} />
        </Suspense>
      )}
    </section>
  );
}
