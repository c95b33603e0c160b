import { useState } from 'react';
import styles from './advertising/advertising.module.css';
import { Banners } from './advertising/Banners.tsx';
import { Pinnings } from './advertising/Pinnings.tsx';
import { Mailings } from './mailings/Mailings.tsx';
import { PartnerCabinet } from './PartnerCabinet.tsx';

const kinds = { banners: 'Баннеры', pinnings: 'Закрепления курсов', mailings: 'Рассылки' } as const;
type Kind = keyof typeof kinds;

const BannersOfCenters = () => <Banners of="centers" />;

const parts = { banners: BannersOfCenters, pinnings: Pinnings, mailings: Mailings } as const;

/** Adverts of the member's centres: banners, courses at the top of lists, and letters. */
export default function PartnerAdvertising() {
  const [kind, setKind] = useState<Kind>('banners');
  const Part = parts[kind];
  return (
    <PartnerCabinet>
      <div className={`chips ${styles.kinds}`}>
        {(Object.keys(kinds) as Kind[]).map((each) => (
          <button
            key={each}
            className="chip"
            type="button"
            aria-pressed={each === kind}
            onClick={() => setKind(each)}
          >
            {kinds[each]}
          </button>
        ))}
      </div>
      <Part />
    </PartnerCabinet>
  );
}
