import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { Suspended } from '../../../components/ui/Suspended.tsx';
import { lazily } from '../../../lib/lazily.tsx';
import { partnerSession } from '../../identity/sessions/sessions.ts';
import styles from '../account/account.module.css';
import { Cabinet } from '../account/Cabinet.tsx';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';

const Banners = lazily(() => import('./advertising/Banners.tsx').then((part) => part.Banners));

/** The banners of a trading organisation, on the screen that centres have. */
export default function MerchantAdvertisingPage() {
  return (
    <Cabinet session={partnerSession} entry={paths.login}>
      {({ memberships, name, deputy_name }) => (
        <div className={styles.column}>
          {deputy_name !== null && <ImpersonationBanner name={name} />}
          <p>
            <a href={paths.relatedPromotions}>Кабинет торговой организации</a>
          </p>
          {memberships.some(({ kind }) => kind === 'merchant') ? (
            <Suspended>
              <Banners of="merchants" />
            </Suspended>
          ) : (
            <p role="status">Этот раздел — для торговых организаций.</p>
          )}
        </div>
      )}
    </Cabinet>
  );
}
