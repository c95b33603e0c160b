import type { OwnAdvertising } from '@odonta/api/contract';
import { partnerSession } from '../../identity/sessions/sessions.ts';
import { Nothing } from '../own/Nothing.tsx';
import { Own } from '../own/Own.tsx';
import styles from '../own/own.module.css';
import { BannerRow } from './advertising/BannerRow.tsx';
import { BuyBanner } from './advertising/BuyBanner.tsx';
import { PartnerCabinet } from './PartnerCabinet.tsx';

/** Banners of the member's centres: their weeks are bought here, and their pictures are sent for a check. */
export default function PartnerAdvertising() {
  return (
    <PartnerCabinet>
      <Own<OwnAdvertising> session={partnerSession} path="/partner/advertising/banners">
        {({ banners, buyers }, readAgain) => (
          <>
            {buyers.length > 0 && <BuyBanner buyers={buyers} onBought={readAgain} />}
            {banners.length === 0 && buyers.length === 0 ? (
              <Nothing
                title="Баннеров пока нет"
                text="Места для баннеров покупает владелец центра. Купленные появятся здесь."
                isWay={false}
              />
            ) : (
              <ul className={styles.list}>
                {banners.map((banner) => (
                  <BannerRow key={banner.id} banner={banner} onChanged={readAgain} />
                ))}
              </ul>
            )}
          </>
        )}
      </Own>
    </PartnerCabinet>
  );
}
