import type { SeatInvitation } from '@odonta/api/contract';
import { formatDays } from '@odonta/db/vocabulary/time.ts';
import { useState } from 'react';
import styles from '../../orders/order.module.css';
import { Trouble } from '../../orders/Trouble.tsx';
import { useShown } from '../../orders/useShown.ts';
import { OwnName } from './OwnName.tsx';

/** The page of one place, for the holder of its link: he enters his name, once. */
export default function SeatPage({ code }: { code: string }) {
  const path = `/seat-codes/${code}`;
  const { shown, look, take } = useShown<SeatInvitation>(path, () => false);
  const [isJust, setJust] = useState(false);
  if (shown.is !== 'there')
    return (
      <Trouble
        is={shown.is}
        look={look}
        what="приглашение"
        lost={
          <>
            <h1>Ссылка не действует</h1>
            <p>
              Её отозвали, заменили другой или скопировали не целиком. Попросите новую у того, кто её прислал.
            </p>
          </>
        }
      />
    );
  const { company, prod, number, is_named } = shown.payload;
  return (
    <div className={styles.order}>
      <section className={styles.part} aria-labelledby="seat-title">
        <p className="muted">
          {company} приглашает вас · место {number}
        </p>
        <h1 id="seat-title">{prod.name}</h1>
        <p>
          {[
            prod.date_start === null ? 'Дата уточняется' : formatDays(prod.date_start, prod.date_end ?? 0),
            prod.place,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p>
          <a href={prod.canonical}>О курсе</a>
        </p>
      </section>
      {is_named ? (
        <p role="status">
          {isJust
            ? 'Вы записаны. Билет уже отправлен вам на почту.'
            : 'По этой ссылке уже записались. Если это вы, билет в письме; если нет, попросите новую ссылку у того, кто её прислал.'}
        </p>
      ) : (
        <OwnName
          path={path}
          onRefused={look}
          onNamed={(invitation) => {
            setJust(true);
            take(invitation);
          }}
        />
      )}
    </div>
  );
}
