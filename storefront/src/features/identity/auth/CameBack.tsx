import { useAwake } from '../../../islands/useAwake.ts';
import { nextHere } from '../sessions/entering.ts';
import styles from './entries.module.css';

/** The reason for a visitor redirected from a page of his own. */
export function CameBack() {
  if (!useAwake() || nextHere() === null) return null;
  return <p className={styles.notice}>Войдите, чтобы продолжить: вы вернётесь на ту же страницу.</p>;
}
