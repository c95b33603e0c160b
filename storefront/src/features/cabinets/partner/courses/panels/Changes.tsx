import type { RevisedField } from '@odonta/api/contract';
import { changeRules } from '@odonta/db/vocabulary/catalog/revisions/changeRule.ts';
import { FieldLink } from '../../editor/FieldLink.tsx';
import { useCourse, useStore } from '../saving/useCourse.ts';
import { labelOf } from '../values/labelOf.ts';
import { valueInWords } from '../values/valueInWords.ts';
import styles from './changes.module.css';

interface Props {
  changes: readonly RevisedField[];
  /** Fields that have got another value since can be given up. */
  isOwn?: boolean;
}

/** Changed fields, before and after, with the rule for each. */
export function Changes({ changes, isOwn = false }: Props) {
  const { card } = useCourse();
  const store = useStore();
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, rule, before, after, live, is_stale }) => (
        <li key={field}>
          <p>
            <FieldLink field={field}>{labelOf(field)}</FieldLink>{' '}
            <span className="badge badge--calm">{changeRules[rule]}</span>
          </p>
          <p>
            <del>{valueInWords(field, before, card.names)}</del> <span aria-hidden="true">→</span>{' '}
            <ins>{valueInWords(field, after, card.names)}</ins>
          </p>
          {is_stale && (
            <p className={styles.stale}>
              Пока вы редактировали, на сайте стало: {valueInWords(field, live, card.names)}
              {isOwn && (
                <button
                  className="button button--quiet button--small"
                  type="button"
                  aria-label={`Взять новое: ${labelOf(field)}`}
                  onClick={() => store.type({ [field]: live })}
                >
                  Взять новое
                </button>
              )}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
