import { useAwake } from '../../islands/useAwake.ts';
import { nextHere } from '../sessions/entering.ts';
import styles from './entries.module.css';

/** Why one is here, for whoever was led here from a page of his own. */
export function CameBack() {
  if (!useAwake() || nextHere() === null) return null;
  return <p className={styles.notice}>Войдите, чтобы продолжить: вы вернётесь на ту же страницу.</p>;
}
