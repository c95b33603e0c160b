import type { OwnBanner, OwnBannerStats } from '@odonta/api/contract';
import { adFigureWords, clickRate } from '@odonta/db/vocabulary/advertising/adFigures.ts';
import { useState } from 'react';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { Own } from '../../own/Own.tsx';
import own from '../../own/own.module.css';
import { SaveFile } from '../../own/SaveFile.tsx';
import styles from './advertising.module.css';
import { FigureDays } from './FigureDays.tsx';

/** How a banner is seen and followed, a second old; read when it is unfolded. */
export function BannerFigures({ banner }: { banner: OwnBanner }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.creative} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Показы и переходы баннера № {banner.id}</summary>
      {isOpen && <Figures id={banner.id} />}
    </details>
  );
}

const Figures = ({ id }: { id: number }) => (
  <Own<OwnBannerStats> session={partnerSession} path={`/partner/advertising/banners/${id}/stats`}>
    {({ total, days }, readAgain) =>
      days.length === 0 ? (
        <p className={own.note}>
          Баннер ещё не показывали: цифры появятся через секунду после первого показа.
        </p>
      ) : (
        <>
          <dl className={styles.figures}>
            {shown.map((figure) => (
              <div key={figure}>
                <dt>{adFigureWords[figure]}</dt>
                <dd>{total[figure].toLocaleString('ru-RU')}</dd>
              </div>
            ))}
            <div>
              <dt>Доля переходов</dt>
              <dd>{clickRate(total)}</dd>
            </div>
          </dl>
          <FigureDays days={days} caption={`Показы и переходы баннера № ${id} по дням`} />
          <p className={own.note}>
            «Увидели» — половина баннера была на экране секунду. Посетитель считается раз в день, роботы не
            считаются.
          </p>
          <div className={styles.buttons}>
            <button
              className="button button--quiet button--small"
              type="button"
              onClick={() => void readAgain()}
            >
              Обновить цифры
            </button>
            <SaveFile
              session={partnerSession}
              path={`/partner/advertising/banners/${id}/stats/export?format=csv`}
              title={`Баннер № ${id}, показы по дням`}
              label="Скачать таблицу"
            />
            <SaveFile
              session={partnerSession}
              path={`/partner/advertising/banners/${id}/stats/pdf`}
              title={`Баннер № ${id}, показы и переходы`}
            />
          </div>
        </>
      )
    }
  </Own>
);

const shown = ['impressions', 'viewable', 'uniq', 'clicks'] as const;
