import type { CenterWebhooks } from '@odonta/api/contract';
import { partnerSession } from '../../identity/sessions/sessions.ts';
import { Nothing } from '../own/Nothing.tsx';
import { Own } from '../own/Own.tsx';
import { PartnerCabinet } from './PartnerCabinet.tsx';
import { CenterSection } from './webhooks/CenterSection.tsx';
import { HowToReceive } from './webhooks/HowToReceive.tsx';

/** The webhooks of the centres that one owns. */
export default function PartnerWebhooks() {
  return (
    <PartnerCabinet>
      <Own<CenterWebhooks[]> session={partnerSession} path="/partner/webhooks">
        {(centers, readAgain) =>
          centers.length === 0 ? (
            <Nothing
              title="Вебхуками управляет владелец"
              text="Подключить свой сервер к событиям центра может владелец кабинета."
              isWay={false}
            />
          ) : (
            <>
              {centers.map((each) => (
                <CenterSection key={each.center.id} {...each} onChanged={readAgain} />
              ))}
              <HowToReceive />
            </>
          )
        }
      </Own>
    </PartnerCabinet>
  );
}
