import type { LecturerCard } from '@odonta/api/contract';
import { prodLimits } from '@odonta/db/vocabulary/catalog/prod.ts';
import { useEffect, useState } from 'react';
import { get } from '../../../../../lib/api.ts';
import { useCourse } from '../saving/useCourse.ts';
import { CourseField } from './CourseField.tsx';
import styles from './inputs.module.css';
import { OrderedNames } from './OrderedNames.tsx';
import { useField } from './useField.ts';

/** Lecturers in the order of the course page, found by name. */
export function LecturersInput() {
  const { value, set } = useField('lecturer_ids');
  const { card } = useCourse();
  const [added, setAdded] = useState<Record<number, string>>({});
  const [typed, setTyped] = useState('');
  const found = useLecturers(typed).filter(({ id }) => !value.includes(id));
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
                    setAdded({ ...added, [id]: name });
                    set([...value, id]);
                    setTyped('');
                    document.getElementById(input.id)?.focus();
                  }}
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
          <span className="field__hint" role="status">
            {typed.trim().length > 1 &&
              found.length === 0 &&
              'Никого не нашли. Напишите менеджеру: он добавит лектора.'}
          </span>
        </>
      )}
    </CourseField>
  );
}

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
