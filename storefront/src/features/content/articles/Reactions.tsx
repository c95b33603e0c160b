import type { ArticleCounts } from '@odonta/api/contract';
import { likes, views } from '@odonta/db/vocabulary/content/articles/article.ts';
import { useState } from 'react';
import { Icon } from '../../../components/ui/Icon.tsx';
import styles from './Reactions.module.css';
import { useReactions } from './useReactions.ts';

interface ReactionsProps extends ArticleCounts {
  id: number;
}

/** «Полезно» with its count, and how often the article was read. */
export default function Reactions({ id, ...shown }: ReactionsProps) {
  const { counts, liked, isReady, toggle } = useReactions(id, shown);
  const [hasPressed, setPressed] = useState(false);
  const press = () => {
    setPressed(true);
    void toggle();
  };
  return (
    <div className={styles.reactions}>
      <button
        type="button"
        className={styles.like}
        aria-pressed={liked}
        aria-describedby={`likes-${id}`}
        disabled={!isReady}
        onClick={press}
      >
        <Icon name="heart" />
        Полезно
      </button>
      <span id={`likes-${id}`} className={styles.count}>
        {likes(counts.like_count)}
      </span>
      <span className={styles.count}>
        <Icon name="eye" size={18} />
        {views(counts.view_count)}
      </span>
      <span className="visually-hidden" role="status">
        {hasPressed &&
          `${liked ? 'Вы отметили статью как полезную' : 'Отметка снята'}: ${likes(counts.like_count)}`}
      </span>
    </div>
  );
}
