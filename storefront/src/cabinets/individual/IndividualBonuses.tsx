import type { OwnBonuses } from '@odonta/api/contract';
import { bonusKinds } from '@odonta/db/vocabulary/bonuses/bonus.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatDay } from '@odonta/db/vocabulary/time.ts';
import { individualSession } from '../../features/sessions/sessions.ts';
import { paths } from '../../paths.ts';
import { Cabinet } from '../account/Cabinet.tsx';
import { Panel } from '../account/Panel.tsx';
import { Own } from '../own/Own.tsx';
import styles from '../own/own.module.css';

export default function IndividualBonuses() {
  return (
    <Cabinet session={individualSession} entry={paths.individualEntry}>
      {() => (
        <Own<OwnBonuses> session={individualSession} path="/individual/bonuses">
          {(own) => <Bonuses own={own} />}
        </Own>
      )}
    </Cabinet>
  );
}

const bonuses = (count: number) => plural(count, ['бонус', 'бонуса', 'бонусов']);

function Bonuses({ own: { is_phone_proved, balance, pending, debt, lots, changes } }: { own: OwnBonuses }) {
  if (!is_phone_proved)
    return (
      <Panel title="Подтвердите телефон">
        <p>Бонусы копятся по номеру телефона. Войдите в кабинет по коду из СМС, и они появятся здесь.</p>
      </Panel>
    );
  return (
    <div className={styles.two}>
      <Panel title="На счёте">
        <p className={styles.figure}>{bonuses(balance)}</p>
        <p className="muted">
          Один бонус — один рубль: их можно списать при записи на курс.{' '}
          <a href={paths.bonus}>Как копить и тратить</a>
        </p>
        {pending > 0 && <p>Ещё {bonuses(pending)} начислим через 14 дней после курса.</p>}
        {debt > 0 && (
          <p>{bonuses(debt)} удержим из следующих начислений: заказ, за который их дали, вернули.</p>
        )}
        {lots.length > 0 && (
          <ul className={styles.courses} aria-label="Когда сгорят">
            {lots.map(({ id, left, expires_at }) => (
              <li key={id}>
                <span>{bonuses(left)}</span>
                <span className={styles.note}>сгорят {formatDay(expires_at)}</span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title="История">
        {changes.length === 0 && <p className="muted">Начислений ещё не было.</p>}
        <ul className={styles.courses}>
          {changes.map(({ id, kind, isAdd, count, comment, created_at }) => (
            <li key={id}>
              <span>
                {bonusKinds[kind]}
                <span className={styles.note}>
                  {[formatDay(created_at), comment].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className={styles.sum}>
                {isAdd ? '+' : '−'}
                {count}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
