import type { OwnerWebhooks } from '@odonta/api/contract';
import { partnerSession } from '../../identity/sessions/sessions.ts';
import { Own } from '../own/Own.tsx';
import { HowToReceive } from './webhooks/HowToReceive.tsx';
import { OwnerSection } from './webhooks/OwnerSection.tsx';
import styles from './webhooks/webhooks.module.css';

/** The webhooks of one's trading organisations. */
export const MerchantWebhooks = () => (
  <Own<OwnerWebhooks[]> session={partnerSession} path="/partner/webhooks">
    {(all, readAgain) => (
      <div className={styles.centers}>
        {all
          .filter(({ owner }) => owner.kind === 'MERCHANT')
          .map((each) => (
            <OwnerSection key={each.owner.id} {...each} onChanged={readAgain} />
          ))}
        <HowToReceive withPersons />
      </div>
    )}
  </Own>
);
