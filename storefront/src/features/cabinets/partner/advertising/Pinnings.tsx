import type { OwnPinnings } from '@odonta/api/contract';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { Nothing } from '../../own/Nothing.tsx';
import { Own } from '../../own/Own.tsx';
import styles from '../../own/own.module.css';
import { BuyPinning } from './BuyPinning.tsx';
import { PinningRow } from './PinningRow.tsx';

/** Courses at the top of lists, by weeks. */
export function Pinnings() {
  return (
    <Own<OwnPinnings> session={partnerSession} path="/partner/advertising/pinnings">
      {({ pinnings, courses, buyers }, readAgain) => (
        <div className={styles.part}>
          {pinnings.length > 0 && (
            <ul className={styles.list} aria-label="Закрепления центра">
              {pinnings.map((pinning) => (
                <PinningRow key={pinning.id} pinning={pinning} onChanged={readAgain} />
              ))}
            </ul>
          )}
          {courses.length > 0 && <BuyPinning {...{ courses, buyers, pinnings }} onBought={readAgain} />}
          {courses.length === 0 && pinnings.length === 0 && (
            <Nothing
              title="Закреплять пока нечего"
              text={
                buyers.length > 0
                  ? 'Здесь появятся опубликованные курсы центра, которые можно поставить в начало списка.'
                  : 'Курсы закрепляет владелец центра. Закреплённые появятся здесь.'
              }
              isWay={false}
            />
          )}
        </div>
      )}
    </Own>
  );
}
