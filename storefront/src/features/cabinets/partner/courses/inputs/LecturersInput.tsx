import type { KnownLecturer, LecturerCard } from '@odonta/api/contract';
import { prodLimits } from '@odonta/db/vocabulary/catalog/prod.ts';
import { useEffect, useState } from 'react';
import { DialogButton } from '../../../../../components/ui/DialogButton.tsx';
import { Suspended } from '../../../../../components/ui/Suspended.tsx';
import { get } from '../../../../../lib/api.ts';
import { lazily } from '../../../../../lib/lazily.tsx';
import { OrderedNames } from '../../editor/fields/OrderedNames.tsx';
import { useCourse } from '../saving/useCourse.ts';
import { CourseField } from './CourseField.tsx';
import styles from './inputs.module.css';
import { useField } from './useField.ts';

const InviteLecturer = lazily(() => import('./InviteLecturer.tsx').then((part) => part.InviteLecturer));
const InvitedLecturers = lazily(() => import('./InvitedLecturers.tsx').then((part) => part.InvitedLecturers));

/** Lecturers in the order of the course page, found by name. */
export function LecturersInput() {
  const { value, set } = useField('lecturer_ids');
  const { card } = useCourse();
  const [added, setAdded] = useState<Record<number, string>>({});
  const [typed, setTyped] = useState('');
  const found = useLecturers(typed).filter(({ id }) => !value.includes(id));
  const add = ({ id, name }: KnownLecturer) => {
    setAdded({ ...added, [id]: name });
    if (!value.includes(id)) set([...value, id]);
    setTyped('');
  };
  return (
    <CourseField name="lecturer_ids" label="Найти лектора по имени" hint={hint}>
      {(input) => (
        <>
          <OrderedNames
            ids={value}
            names={{ ...card.names.lecturers, ...added }}
            notes={card.lecturer_answers}
            onChanged={set}
          />
          {value.length < prodLimits.lecturers && (
            <input
              className="input"
              type="search"
              autoComplete="off"
              placeholder="Фамилия"
              {...input}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
          <ul className={styles.found} aria-label="Найденные лекторы">
            {found.map(({ id, name }) => (
              <li key={id}>
                <button
                  className="button button--quiet button--small"
                  type="button"
                  aria-label={`Добавить: ${name}`}
                  onClick={() => {
                    add({ id, name });
                    document.getElementById(input.id)?.focus();
                  }}
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
          <span className="field__hint" role="status">
            {typed.trim().length > 1 && found.length === 0 && 'Никого не нашли. Пригласите лектора по почте.'}
          </span>
          {value.length < prodLimits.lecturers && (
            <span>
              <DialogButton label="Пригласить лектора" title="Пригласить лектора" className={quiet}>
                {(close) => <InviteLecturer typed={typed} onKnown={add} close={close} />}
              </DialogButton>
            </span>
          )}
          {card.lecturer_invitations.length > 0 && (
            <Suspended>
              <InvitedLecturers />
            </Suspended>
          )}
        </>
      )}
    </CourseField>
  );
}

const quiet = 'button button--quiet button--small';
const hint = 'Порядок — как на странице курса';
const pauseMs = 250;

function useLecturers(typed: string): readonly LecturerCard[] {
  const name = typed.trim();
  const [found, setFound] = useState<LecturerCard[]>([]);
  useEffect(() => {
    if (name.length < 2) return setFound([]);
    const stale = new AbortController();
    const timer = setTimeout(
      () =>
        get<LecturerCard[]>('/lecturers', { name, limit: '8' }, stale.signal).then(setFound, () => undefined),
      pauseMs,
    );
    return () => {
      clearTimeout(timer);
      stale.abort();
    };
  }, [name]);
  return found;
}
