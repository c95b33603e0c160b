import type { OwnRequisites } from '@odonta/api/contract';
import { partnerSession } from '../../identity/sessions/sessions.ts';
import { Nothing } from '../own/Nothing.tsx';
import { Own } from '../own/Own.tsx';
import styles from '../own/own.module.css';
import { PartnerCabinet } from './PartnerCabinet.tsx';
import { CenterRequisites } from './requisites/CenterRequisites.tsx';

/** Where the money of one's centres goes, and what was asked to change in it. */
export default function PartnerRequisites() {
  return (
    <PartnerCabinet>
      <Own<OwnRequisites[]> session={partnerSession} path="/partner/requisites">
        {(centers, readAgain) =>
          centers.length === 0 ? (
            <Nothing
              title="Реквизиты видят владелец и бухгалтер"
              text="Роль в кабинете даёт владелец центра в разделе «Доступ»."
              isWay={false}
            />
          ) : (
            <div className={styles.list}>
              {centers.map((own) => (
                <CenterRequisites key={own.center.id} own={own} onChanged={readAgain} />
              ))}
            </div>
          )
        }
      </Own>
    </PartnerCabinet>
  );
}
