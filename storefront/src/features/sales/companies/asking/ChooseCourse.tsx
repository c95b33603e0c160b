import type { ProdCard } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { datesOf, placeOf } from '@odonta/db/vocabulary/catalog/prodPlace.ts';
import { type SubmitEvent, useId, useState } from 'react';
import { ApiError } from '../../../../lib/api.ts';
import { searchProds } from '../../../../lib/searchProds.ts';
import { lecturersLine } from '../../../catalog/prods/prodWords.ts';
import styles from '../../booking/booking.module.css';
import found from './choose.module.css';

const shownAtMost = '10';

type Search = { is: 'idle' | 'busy' | 'failed' } | { is: 'done'; prods: readonly ProdCard[] };

/** The course of a request, found by its name, its lecturer or its city. */
export function ChooseCourse({ pathOf }: { pathOf(id: number): string }) {
  const [query, setQuery] = useState('');
  const [search, setSearch] = useState<Search>({ is: 'idle' });
  const id = useId();

  async function look(event: SubmitEvent) {
    event.preventDefault();
    setSearch({ is: 'busy' });
    try {
      const asked = { query: query.trim(), offset: '0', limit: shownAtMost };
      setSearch({ is: 'done', prods: (await searchProds(asked)).prods });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSearch({ is: 'failed' });
    }
  }

  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>На какой курс</h2>
      <search>
        <form className={styles.part} onSubmit={look}>
          <label className="field__label" htmlFor={id}>
            Название, лектор или город
          </label>
          <div className={styles.code}>
            <input
              className="input"
              id={id}
              type="search"
              autoComplete="off"
              maxLength={200}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
            <button className="button" type="submit" aria-busy={search.is === 'busy'}>
              Найти
            </button>
          </div>
        </form>
      </search>
      <p role="status">{said(search)}</p>
      {search.is === 'done' && search.prods.length > 0 && (
        <ul className={found.list} aria-label="Найденные курсы">
          {search.prods.map((prod) => (
            <li key={prod.id} className={`card ${found.row}`}>
              <a href={pathOf(prod.id)}>{prod.name}</a>
              <span className={styles.facts}>
                {[datesOf(prod), placeOf(prod), lecturersLine(prod.lecturers)].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="muted">
        Или найдите курс в <a href={paths.search}>каталоге</a> и нажмите на его странице «Групповая заявка».
      </p>
    </section>
  );
}

function said(search: Search): string {
  if (search.is === 'busy') return 'Ищем…';
  if (search.is === 'failed') return 'Поиск не ответил. Проверьте связь и попробуйте ещё раз.';
  return search.is === 'done' && search.prods.length === 0
    ? 'Ничего не нашлось: попробуйте другие слова.'
    : '';
}
