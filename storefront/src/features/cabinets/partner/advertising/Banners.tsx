import type { OwnAdvertising } from '@odonta/api/contract';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { Nothing } from '../../own/Nothing.tsx';
import { Own } from '../../own/Own.tsx';
import styles from '../../own/own.module.css';
import { BannerRow } from './BannerRow.tsx';
import { BuyBanner } from './BuyBanner.tsx';
import { keyOf } from './choice.ts';

interface Props {
  /** One account may act for both; neither page spends the money of the other. */
  of: 'centers' | 'merchants';
}

/** Banners: their weeks are bought here, and their pictures are sent for a check. */
export function Banners({ of }: Props) {
  const isOf = ({ merchant_id }: { merchant_id: number | null }) =>
    (merchant_id !== null) === (of === 'merchants');
  return (
    <Own<OwnAdvertising> session={partnerSession} path="/partner/advertising/banners">
      {(own, readAgain) => {
        const [banners, buyers] = [own.banners.filter(isOf), own.buyers.filter(isOf)];
        const owners = new Set([...banners, ...buyers].map(keyOf));
        return (
          <div className={styles.part}>
            {banners.length > 0 && (
              <ul className={styles.list} aria-label="Купленные баннеры">
                {banners.map((banner) => (
                  <BannerRow
                    key={banner.id}
                    banner={banner}
                    owner={owners.size > 1 ? banner.owner_name : undefined}
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
        );
      }}
    </Own>
  );
}
