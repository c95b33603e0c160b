import { Panel } from '../../../account/Panel.tsx';
import styles from '../../editor/editor.module.css';
import { FieldLink } from '../../editor/FieldLink.tsx';
import { useArticle } from '../useArticle.ts';

/** The way to each field without which the article cannot be sent. */
export function Missing() {
  const { card } = useArticle();
  if (!card.edits) return null;
  if (card.missing.length === 0)
    return (
      <Panel title="Всё необходимое есть">
        <p>Отправьте статью на проверку: редактор ответит письмом.</p>
      </Panel>
    );
  return (
    <Panel title="Без этого не отправить">
      <ul className={styles.missing}>
        {card.missing.map(({ field, what }) => (
          <li key={field}>
            <FieldLink field={field}>{`Добавьте ${what}`}</FieldLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
