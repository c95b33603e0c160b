import { paths, searchPath } from '@odonta/db/vocabulary/addresses.ts';
import { searchDropdown } from '@odonta/db/vocabulary/catalog/search.ts';
import { courses, plural } from '@odonta/db/vocabulary/plural.ts';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../../components/ui/Icon.tsx';
import styles from './SearchBox.module.css';
import { SuggestionList } from './SuggestionList.tsx';
import type { Suggestion } from './suggestions.ts';
import { useSuggestions } from './useSuggestions.ts';

interface Props {
  initialQuery?: string;
  /** Large, with its button in words, as the home page begins with it. */
  isHero?: boolean;
}

/** The search box of the header and of the home page. Without scripts it is a plain form; with them it suggests courses and lecturers. */
export default function SearchBox({ initialQuery = '', isHero = false }: Props) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(initialQuery);
  const [isUsed, setIsUsed] = useState(false);
  const [active, setActive] = useState(-1);
  const query = typed.trim();
  const suggestions = useSuggestions(isUsed ? query : '');
  const isOpen = isUsed && suggestions !== null;
  const links = linksOf(suggestions, query);

  // The island is hydrated by its first use: text typed until then counts.
  useEffect(() => {
    setTyped(input.current?.value ?? '');
    setIsUsed(document.activeElement === input.current);
  }, []);
  useEffect(() => {
    const close = () => setIsUsed(false);
    addEventListener('pagehide', close);
    return () => removeEventListener('pagehide', close);
  }, []);

  function close() {
    setIsUsed(false);
    setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen) {
      if (event.key === 'ArrowDown') setIsUsed(true);
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const href = links[active];
    if (step !== undefined) setActive(around(active + step, links.length));
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && href !== undefined) location.assign(href);
    else return;
    event.preventDefault();
  }

  return (
    <form
      className={isHero ? styles.hero : styles.form}
      action={paths.search}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || close()}
    >
      <input
        ref={input}
        className={isHero ? `input ${styles.large}` : styles.input}
        type="text"
        inputMode="search"
        name="q"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(-1);
          setIsUsed(true);
        }}
        onFocus={() => setIsUsed(true)}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-label={isHero ? heroQuestion : 'Поиск курсов и лекторов'}
        aria-autocomplete="list"
        aria-expanded={isOpen && links.length > 0}
        aria-controls={isOpen && links.length > 0 ? listId : undefined}
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        placeholder={isHero ? heroQuestion : 'Курс, тема или лектор'}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
      />
      {isHero ? (
        <button className={`button ${styles.find}`} type="submit">
          <Icon name="search" />
          <span>Найти курс</span>
        </button>
      ) : (
        <button className={styles.submit} type="submit" aria-label="Найти">
          <Icon name="search" />
        </button>
      )}
      {isOpen && (
        <div className={styles.dropdown}>
          <SuggestionList
            id={listId}
            suggestions={suggestions}
            query={query}
            active={active}
            onPoint={setActive}
          />
        </div>
      )}
      <span className="visually-hidden" role="status">
        {isOpen ? summary(suggestions) : ''}
      </span>
      {isOpen && createPortal(<div className={styles.overlay} onPointerDown={close} />, document.body)}
    </form>
  );
}

const heroQuestion = 'Чему хотите научиться?';

/** The last one leads to everything that was found. */
function linksOf(suggestions: Suggestion[] | null, query: string): string[] {
  if (!suggestions || suggestions.length === 0) return [];
  return [...suggestions.map(({ href }) => href), searchPath(query)];
}

/** Minus one is the position between the last and the first: the input itself. */
const around = (index: number, length: number) => ((index + 1 + length + 1) % (length + 1)) - 1;

function summary(suggestions: Suggestion[]): string {
  if (suggestions.length === 0) return searchDropdown.nothing;
  const prods = suggestions.filter(({ kind }) => kind === 'prod').length;
  const lecturers = plural(suggestions.length - prods, ['лектор', 'лектора', 'лекторов']);
  return `Подсказки: ${courses(prods)}, ${lecturers}`;
}
