import { useArticle, useStore } from '../useArticle.ts';

/** Input that this browser still has of an article that is closed meanwhile. */
export function Leftover() {
  const store = useStore();
  const { card, editing } = useArticle();
  if (card.edits || Object.keys(editing.fields).length === 0) return null;
  return (
    <p>
      На этом устройстве остались изменения, которых в статье нет.{' '}
      <button className="button button--quiet button--small" type="button" onClick={() => store.discard()}>
        Удалить их
      </button>
    </p>
  );
}
