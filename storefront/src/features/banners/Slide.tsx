import type { Banner } from '@odonta/api/contract';
import { type BannerSlotCode, bannerLink, bannerSlotOf } from '@odonta/db/vocabulary/site/banners.ts';
import { pictureSrc } from '@odonta/db/vocabulary/site/pictures.ts';
import { useState } from 'react';
import { AdMarks } from '../../components/ui/AdMarks.tsx';
import styles from './BannerRow.module.css';
import { tellClick } from './tellBanner.ts';

interface Props {
  banner: Banner;
  slot: BannerSlotCode;
  /** «2 из 5». */
  place: string;
  isShown: boolean;
}

export function Slide({ banner, slot, place, isShown }: Props) {
  const [isLoaded, setLoaded] = useState(false);
  const [width, height] = bannerSlotOf(slot)?.desktop ?? [];
  const marks = `ad-marks-${banner.id}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel, as its pattern has it; nothing is filled in.
    <div
      className={styles.slide}
      role="group"
      aria-roledescription="слайд"
      aria-label={place}
      inert={!isShown}
    >
      <a
        href={bannerLink(banner)}
        target="_blank"
        rel="noopener nofollow sponsored"
        draggable={false}
        onClick={() => tellClick(banner.id)}
      >
        <picture>
          <source media="(max-width: 760px)" srcSet={pictureSrc('banners', banner.filename_mobile, 1200)} />
          <img
            src={pictureSrc('banners', banner.filename, 1200)}
            alt={banner.alt}
            width={width}
            height={height}
            draggable={false}
            data-loaded={isLoaded || undefined}
            // What cannot be loaded still shows its words.
            onError={() => setLoaded(true)}
            onLoad={() => setLoaded(true)}
          />
        </picture>
      </a>
      <button className={styles.mark} type="button" popoverTarget={marks}>
        Реклама
      </button>
      <AdMarks id={marks} marks={banner} />
    </div>
  );
}
