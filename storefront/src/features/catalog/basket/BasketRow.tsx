import type { ProdCard } from '@odonta/api/contract';
import { prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { datesOf, placeOf } from '@odonta/db/vocabulary/catalog/prodPlace.ts';
import type { BasketItem } from '@odonta/db/vocabulary/edge/basket.ts';
import { pictureSrc } from '@odonta/db/vocabulary/edge/pictures.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { Icon } from '../../../components/ui/Icon.tsx';
import { lecturersLine } from '../prods/prodWords.ts';
import styles from './BasketPage.module.css';

interface Props {
  item: BasketItem;
  /** As it is today; absent while that is not known. */
  prod?: ProdCard;
  isGone: boolean;
  isCompared: boolean;
  mayCompare: boolean;
  onCompare(isMarked: boolean): void;
  onRemove(): void;
}

export function BasketRow({ item, prod, isGone, isCompared, mayCompare, onCompare, onRemove }: Props) {
  const name = prod ? prod.name : item.name;
  const filename = prod?.file_preview.filename;
  return (
    <li className={`card ${styles.row}`}>
      <div className={styles.picture}>
        {filename && (
          <img src={pictureSrc('prods', filename, 320)} alt="" width={320} height={168} loading="lazy" />
        )}
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>{isGone ? name : <a href={prodPath(prod ?? item)}>{name}</a>}</h2>
        {isGone && <p className="badge badge--warm">Курс снят с публикации</p>}
        {prod && (
          <p className={styles.facts}>
            {[datesOf(prod), placeOf(prod), lecturersLine(prod.lecturers)].filter(Boolean).join(' · ')}
          </p>
        )}
        {!isGone && <Price now={prod?.price_now ?? item.price} then={item.price} />}
      </div>
      <div className={styles.actions}>
        {!isGone && (
          <label className="checkbox">
            <input
              type="checkbox"
              name="ids"
              value={item.id}
              checked={isCompared}
              disabled={!isCompared && !mayCompare}
              onChange={(event) => onCompare(event.target.checked)}
            />
            <span>
              Выбрать<span className="visually-hidden"> «{name}»</span>
            </span>
          </label>
        )}
        <button className="icon-button" type="button" aria-label={`Удалить «${name}»`} onClick={onRemove}>
          <Icon name="close" />
        </button>
      </div>
    </li>
  );
}

function Price({ now, then }: { now: number; then: number }) {
  return (
    <p className={styles.price}>
      <strong>{formatPrice(now)}</strong>
      {now !== then && (
        <span className="muted">
          {now < then ? 'стало дешевле' : 'стало дороже'}: было {formatPrice(then)}
        </span>
      )}
    </p>
  );
}
