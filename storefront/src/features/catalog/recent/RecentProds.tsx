import { prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { pictureSrc } from '@odonta/db/vocabulary/edge/pictures.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { useSyncExternalStore } from 'react';
import { toast } from '../../../components/ui/toast.ts';
import { useProds } from '../prods/useProds.ts';
import styles from './RecentProds.module.css';
import { recent } from './recent.ts';

/** «Вы смотрели»: known to this browser only, and cleared by one button. */
export default function RecentProds({ besides }: { besides?: number }) {
  const viewed = useSyncExternalStore(recent.subscribe, recent.current, () => null);
  const others = viewed?.filter(({ id }) => id !== besides) ?? [];
  const { prods } = useProds(others.map(({ id }) => id));
  const shown = others.flatMap(({ id }) => prods?.get(id) ?? []);
  if (shown.length === 0) return null;

  function clear() {
    const before = recent.current();
    recent.become([]);
    toast('success', 'Просмотренные курсы забыты', { label: 'Отменить', run: () => recent.become(before) });
  }

  return (
    <section className={`wrap no-print ${styles.recent}`} aria-labelledby="recent-prods">
      <div className={styles.head}>
        <h2 id="recent-prods">Вы смотрели</h2>
        <button className="button button--quiet button--small" type="button" onClick={clear}>
          Забыть
        </button>
      </div>
      <ul className={styles.row}>
        {shown.map((prod) => (
          <li key={prod.id}>
            <a className={`card ${styles.prod}`} href={prodPath(prod)}>
              {prod.file_preview.filename && (
                <img
                  src={pictureSrc('prods', prod.file_preview.filename, 320)}
                  alt=""
                  width={320}
                  height={168}
                  loading="lazy"
                />
              )}
              <span className={styles.name}>{prod.name}</span>
              <strong>{formatPrice(prod.price_now)}</strong>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
