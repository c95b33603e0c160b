import { LoadFailed } from '../../../components/ui/LoadFailed.tsx';
import styles from './entries.module.css';

interface Props {
  is: 'loading' | 'stale' | 'failed';
  look(): Promise<void>;
  /** The way to a new one. */
  stale: string;
}

/** Stands where the invitation of a letter cannot be shown. */
export function NoInvitation({ is, look, stale }: Props) {
  if (is === 'loading') return <p role="status">Читаем приглашение…</p>;
  if (is === 'failed') return <LoadFailed what="приглашение" again={look} />;
  return (
    <p className={styles.notice} role="alert">
      {stale}
    </p>
  );
}
