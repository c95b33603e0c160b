import { paths } from '../../paths.ts';
import styles from '../orders/order.module.css';
import { EntryCard } from './EntryCard.tsx';
import { useEntry } from './useEntry.ts';

/** The page of a place in the line, for whoever has its link. */
export default function WaitlistDesk({ token }: { token: string }) {
  const { state, look, take } = useEntry(token);
  if (state.is === 'loading') return <p role="status">Загружаем ваше место в очереди…</p>;
  if (state.is === 'lost')
    return (
      <div className={styles.part}>
        <h1>Запись не найдена</h1>
        <p>Проверьте, что ссылка скопирована целиком: она есть в письме о листе ожидания.</p>
        <p>
          <a href={paths.contacts}>Написать нам</a>
        </p>
      </div>
    );
  if (state.is === 'failed')
    return (
      <div className={styles.part} role="alert">
        <p>Не удалось загрузить ваше место в очереди. Проверьте связь и попробуйте ещё раз.</p>
        <p>
          <button className="button" type="button" onClick={() => void look()}>
            Попробовать ещё раз
          </button>
        </p>
      </div>
    );
  return <EntryCard entry={state.entry} look={look} take={take} />;
}
