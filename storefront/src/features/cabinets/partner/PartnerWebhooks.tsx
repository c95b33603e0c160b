import type { OwnerWebhooks } from '@odonta/api/contract';
import { partnerSession } from '../../identity/sessions/sessions.ts';
import { Nothing } from '../own/Nothing.tsx';
import { Own } from '../own/Own.tsx';
import { PartnerCabinet } from './PartnerCabinet.tsx';
import { HowToReceive } from './webhooks/HowToReceive.tsx';
import { OwnerSection } from './webhooks/OwnerSection.tsx';
import styles from './webhooks/webhooks.module.css';

/** The webhooks of the centres that one owns. */
export default function PartnerWebhooks() {
  return (
    <PartnerCabinet>
      <Own<OwnerWebhooks[]> session={partnerSession} path="/partner/webhooks">
        {(all, readAgain) => {
          const centers = all.filter(({ owner }) => owner.kind === 'CENTER');
          return centers.length === 0 ? (
            <Nothing
              title="Вебхуками управляет владелец"
              text="Подключить свой сервер к событиям центра может владелец кабинета."
              isWay={false}
            />
          ) : (
            <div className={styles.centers}>
              {centers.map((each) => (
                <OwnerSection key={each.owner.id} {...each} onChanged={readAgain} />
              ))}
              <HowToReceive />
            </div>
          );
        }}
      </Own>
    </PartnerCabinet>
  );
}
