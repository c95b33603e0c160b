import { typingSlogan } from '@odonta/db/vocabulary/site/banners.ts';
import { useEffect, useState } from 'react';
import { useStill } from '../../lib/useStill.ts';
import styles from './BannerRow.module.css';
import { slogans } from './slogans.ts';

/** One slogan after the other, letter by letter; a still sentence for those who read otherwise. */
export function TypingSlogan() {
  const isStill = useStill();
  const [{ turn, length }, setTyped] = useState({ turn: 0, length: 0 });
  const slogan = slogans[turn % slogans.length] ?? slogans[0];
  useEffect(() => {
    if (isStill) return;
    const isWhole = length >= slogan.length;
    const next = isWhole ? { turn: turn + 1, length: 0 } : { turn, length: length + 1 };
    const timer = setTimeout(() => setTyped(next), isWhole ? typingSlogan.pauseMs : typingSlogan.characterMs);
    return () => clearTimeout(timer);
  }, [isStill, turn, length, slogan]);
  if (isStill) return <p className={styles.slogan}>{slogans[0]}</p>;
  return (
    <p className={styles.slogan}>
      <span className="visually-hidden">{slogans[0]}</span>
      <span aria-hidden="true" data-typed>
        {slogan.slice(0, length)}
        <span className={styles.caret} />
      </span>
    </p>
  );
}
