import { Icon } from '../../../../../components/ui/Icon.tsx';
import styles from './fields.module.css';

interface Props<Id extends number> {
  ids: readonly Id[];
  names: Readonly<Record<number, string>>;
  /** Remarks to some of them. */
  notes?: Readonly<Record<number, string>>;
  onChanged(ids: Id[]): void;
  /** Their order means nothing. */
  isSet?: boolean;
}

/** Chosen records, to be put in order and removed. */
export function OrderedNames<Id extends number>({
  ids,
  names,
  notes = {},
  onChanged,
  isSet = false,
}: Props<Id>) {
  if (ids.length === 0) return null;
  const up = (at: number) => {
    const next = [...ids];
    next.splice(at - 1, 0, ...next.splice(at, 1));
    onChanged(next);
  };
  return (
    <ol className={styles.chosen}>
      {ids.map((id, at) => {
        const name = names[id] ?? `№ ${id}`;
        return (
          <li key={id}>
            <span>
              {name}
              {notes[id] && <span className="field__hint">{notes[id]}</span>}
            </span>
            {!isSet && at > 0 && (
              <button
                className="icon-button"
                type="button"
                aria-label={`Выше: ${name}`}
                onClick={() => up(at)}
              >
                ↑
              </button>
            )}
            <button
              className="icon-button"
              type="button"
              aria-label={`Убрать: ${name}`}
              onClick={() => onChanged(ids.filter((each) => each !== id))}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
