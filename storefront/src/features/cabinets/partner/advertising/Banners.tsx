import type { OwnAdvertising, OwnBanner } from '@odonta/api/contract';
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
            <ul className={styles.list} aria-label="Купленные баннеры">
              {banners.map((banner) => (
                <BannerRow
                  key={banner.id}
                  banner={banner}
                  owner={buyers.length > 1 ? ownerOf(banner, buyers) : undefined}
                  onChanged={readAgain}
                />
              ))}
            </ul>
          )}
          {buyers.length > 0 && <BuyBanner buyers={buyers} onBought={readAgain} />}
          {banners.length === 0 && buyers.length === 0 && (
            <Nothing
              title="Баннеров пока нет"
              text="Места для баннеров покупает владелец центра или торговая организация, которая работает на площадке. Купленные появятся здесь."
              isWay={false}
            />
          )}
        </div>
      )}
    </Own>
  );
}

const ownerOf = ({ center_id, merchant_id }: OwnBanner, buyers: OwnAdvertising['buyers']) =>
  buyers.find((each) => each.center_id === center_id && each.merchant_id === merchant_id)?.name;
