import { bookingPath, paths } from '@odonta/db/vocabulary/addresses.ts';
import { bookableStates } from '@odonta/db/vocabulary/catalog/prodState.ts';
import { comparedAtMost } from '@odonta/db/vocabulary/edge/basket.ts';
import { courses } from '@odonta/db/vocabulary/plural.ts';
import { useState, useSyncExternalStore } from 'react';
import { Icon } from '../../../components/ui/Icon.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { withNext } from '../../identity/sessions/next.ts';
import { useProds } from '../prods/useProds.ts';
import { useAccountBasket } from './accountBasket.ts';
import styles from './BasketPage.module.css';
import { BasketRow } from './BasketRow.tsx';
import { basket } from './basket.ts';

/** Favourite courses of this browser and of its owner's account, with today's prices and dates. */
export default function BasketPage() {
  const items = useSyncExternalStore(basket.subscribe, basket.current, () => null);
  const isInAccount = useAccountBasket();
  const { prods, hasFailed, retry } = useProds(items?.map(({ id }) => id) ?? []);
  const [compared, setCompared] = useState<readonly number[]>([]);
  if (items === null) return <p className="muted">Загрузка…</p>;
  if (items.length === 0) return <NothingChosen isInAccount={isInAccount} />;

  const chosen = compared.filter((id) => items.some((item) => item.id === id) && (!prods || prods.has(id)));
  const bookable = chosen.filter((id) => bookableStates.includes(prods?.get(id)?.state ?? 'CLOSED'));
  const mark = (id: number, isMarked: boolean) =>
    setCompared(isMarked ? [...chosen, id] : chosen.filter((other) => other !== id));

  function change(next: typeof items, said: string) {
    const before = basket.current();
    basket.become(next ?? []);
    toast('success', said, { label: 'Отменить', run: () => basket.become(before) });
  }

  return (
    <form action={paths.compare} className={styles.page}>
      <div className={styles.bar}>
        <p>
          {courses(items.length)}.{' '}
          <span className="muted">
            {isInAccount ? (
              'Сохранены в вашем кабинете: будут на всех устройствах.'
            ) : (
              <>
                Хранятся в этом браузере. <a href={withNext(paths.individualEntry, paths.basket)}>Войдите</a>,
                чтобы видеть их на всех устройствах.
              </>
            )}
          </span>
        </p>
        <button
          className="button button--quiet button--small"
          type="button"
          onClick={() => change([], 'Избранное очищено')}
        >
          Очистить избранное
        </button>
      </div>
      {hasFailed && (
        <p className={styles.failure} role="alert">
          Не удалось узнать сегодняшние цены: показаны те, что были при добавлении.{' '}
          <button type="button" className="button button--quiet button--small" onClick={retry}>
            Попробовать ещё раз
          </button>
        </p>
      )}
      <ul className={styles.list}>
        {items.map((item) => (
          <BasketRow
            key={item.uid}
            item={item}
            prod={prods?.get(item.id)}
            isGone={prods !== null && !hasFailed && !prods.has(item.id)}
            isCompared={chosen.includes(item.id)}
            mayCompare={chosen.length < comparedAtMost}
            onCompare={(isMarked) => mark(item.id, isMarked)}
            onRemove={() =>
              change(
                items.filter(({ uid }) => uid !== item.uid),
                'Курс убран из избранного',
              )
            }
          />
        ))}
      </ul>
      <div className={styles.compare}>
        <p className="muted">Отметьте до четырёх курсов, чтобы записаться на них или сравнить.</p>
        {bookable.length > 0 && (
          <a className="button" href={bookingPath(bookable)}>
            Записаться на выбранные{bookable.length > 1 && ` (${bookable.length})`}
          </a>
        )}
        <button className="button button--quiet" type="submit" disabled={chosen.length < 2}>
          <Icon name="compare" />
          Сравнить{chosen.length > 1 && ` (${chosen.length})`}
        </button>
      </div>
    </form>
  );
}

function NothingChosen({ isInAccount }: { isInAccount: boolean }) {
  return (
    <div className={styles.empty}>
      <Icon name="heart" size={48} />
      <h2>Пока ничего не выбрано</h2>
      <p className="muted">
        Нажмите на сердечко рядом с курсом — он появится здесь{' '}
        {isInAccount ? 'и на всех ваших устройствах' : 'и останется в этом браузере'}.
      </p>
      <a className="button" href={paths.search}>
        Выбрать курс
      </a>
    </div>
  );
}
