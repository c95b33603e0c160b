import { searchPath } from '@odonta/db/vocabulary/addresses.ts';
import { searchDropdown } from '@odonta/db/vocabulary/catalog/search.ts';
import { Icon } from '../../../components/ui/Icon.tsx';
import { highlight } from './highlight.ts';
import styles from './SearchBox.module.css';
import type { Suggestion } from './suggestions.ts';

interface Props {
  id: string;
  suggestions: Suggestion[];
  query: string;
  active: number;
  onPoint(index: number): void;
}

const groups = [
  { kind: 'prod', title: 'Курсы' },
  { kind: 'lecturer', title: 'Лекторы' },
] as const;

export function SuggestionList({ id, suggestions, query, active, onPoint }: Props) {
  if (suggestions.length === 0) return <p className={styles.nothing}>{searchDropdown.nothing}</p>;
  const option = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === active,
    onPointerMove: () => index !== active && onPoint(index),
  });
  return (
    <div id={id} role="listbox" aria-label="Подсказки">
      {groups.map(({ kind, title }) => {
        const members = suggestions
          .map((suggestion, index) => ({ suggestion, index }))
          .filter(({ suggestion }) => suggestion.kind === kind);
        if (members.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox.
          <div key={kind} role="group" aria-label={title}>
            <div className={styles.group} aria-hidden="true">
              {title}
            </div>
            {members.map(({ suggestion, index }) => (
              <a key={suggestion.href} className={styles.option} href={suggestion.href} {...option(index)}>
                <span className={styles.name}>
                  <Name name={suggestion.name} query={query} />
                </span>
                {suggestion.facts && <span className={styles.facts}>{suggestion.facts}</span>}
                {suggestion.hint && <span className={styles.hint}>{suggestion.hint}</span>}
              </a>
            ))}
          </div>
        );
      })}
      <a
        className={`${styles.option} ${styles.all}`}
        href={searchPath(query)}
        {...option(suggestions.length)}
      >
        Все результаты
        <Icon name="arrow" size={18} />
      </a>
    </div>
  );
}

function Name({ name, query }: { name: string; query: string }) {
  let at = 0;
  return highlight(name, query).map(({ text, isMatch }) => {
    const key = at;
    at += text.length;
    return isMatch ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
