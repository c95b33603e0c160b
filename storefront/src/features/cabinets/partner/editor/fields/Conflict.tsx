import styles from './fields.module.css';

interface Props {
  label: string;
  mine: string;
  newer: string;
  onMine(): void;
  onNewer(): void;
}

/** Both values of a field that somebody else has changed meanwhile. */
export const Conflict = ({ label, mine, newer, onMine, onNewer }: Props) => (
  <div className={styles.conflict} role="alert">
    <p>Пока вы редактировали, это поле изменил кто-то ещё.</p>
    <p>
      <strong>У вас:</strong> {mine}
    </p>
    <p>
      <strong>Новое:</strong> {newer}
    </p>
    <div className={styles.buttons}>
      <button
        className="button button--small"
        type="button"
        aria-label={`Оставить моё: ${label}`}
        onClick={onMine}
      >
        Оставить моё
      </button>
      <button
        className="button button--quiet button--small"
        type="button"
        aria-label={`Взять новое: ${label}`}
        onClick={onNewer}
      >
        Взять новое
      </button>
    </div>
  </div>
);
