import type { OwnAdvertising } from '@odonta/api/contract';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { Nothing } from '../../own/Nothing.tsx';
import { Own } from '../../own/Own.tsx';
import styles from '../../own/own.module.css';
import { BannerRow } from './BannerRow.tsx';
import { BuyBanner } from './BuyBanner.tsx';

/** Banners: their weeks are bought here, and their pictures are sent for a check. */
export function Banners() {
  return (
    <Own<OwnAdvertising> session={partnerSession} path="/partner/advertising/banners">
      {({ banners, buyers }, readAgain) => (
        <div className={styles.part}>
          {banners.length > 0 && (
            <ul className={styles.list} aria-label="Баннеры центра">
              {banners.map((banner) => (
                <BannerRow key={banner.id} banner={banner} onChanged={readAgain} />
              ))}
            </ul>
          )}
          {buyers.length > 0 && <BuyBanner buyers={buyers} onBought={readAgain} />}
          {banners.length === 0 && buyers.length === 0 && (
            <Nothing
              title="Баннеров пока нет"
              text="Места для баннеров покупает владелец центра. Купленные появятся здесь."
              isWay={false}
            />
          )}
        </div>
      )}
    </Own>
  );
}
