import type { Banner } from '@odonta/api/contract';
import { type BannerSlotCode, bannersAtMost } from '@odonta/db/vocabulary/site/banners.ts';
import { useEffect, useState } from 'react';
import { Icon } from '../../components/ui/Icon.tsx';
import { get } from '../../lib/api.ts';
import styles from './BannerRow.module.css';
import { bannersClosedKey } from './beforePaint.ts';
import { Carousel } from './Carousel.tsx';
import { TypingSlogan } from './TypingSlogan.tsx';

interface Props {
  /** Of the slot; Astro keeps the word itself for something else. */
  code: BannerSlotCode;
  category?: number;
  /** The row under the header can be closed, and speaks for itself where there are no banners. */
  isRow?: boolean;
}

export default function BannerRow({ code, category, isRow = false }: Props) {
  const banners = useBanners(code, category);
  if (banners?.length === 0 && !isRow) return null;
  return (
    <div
      className={`${styles.place} ${isRow ? styles.row : ''}`}
      data-slot={code}
      data-banners={stateOf(banners)}
      aria-busy={banners === null}
    >
      {banners === null && <span className="visually-hidden">Загрузка…</span>}
      {banners?.length === 0 && <TypingSlogan />}
      {banners && banners.length > 0 && <Carousel banners={banners} slot={code} />}
      {isRow && banners && (
        <button className={styles.close} type="button" aria-label="Скрыть баннеры" onClick={closeRow}>
          <Icon name="close" size={18} />
        </button>
      )}
    </div>
  );
}

function useBanners(slot: BannerSlotCode, category?: number): readonly Banner[] | null {
  const [banners, setBanners] = useState<readonly Banner[] | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const query = {
      module: String(category ?? 'site'),
      position: String(slot),
      count: String(bannersAtMost),
    };
    get<Banner[]>('/banner/get', query, left.signal)
      .then((found) => setBanners(found.slice(0, bannersAtMost)))
      .catch(() => left.signal.aborted || setBanners([]));
    return () => left.abort();
  }, [slot, category]);
  return banners;
}

function stateOf(banners: readonly Banner[] | null): 'loading' | 'none' | 'list' {
  if (banners === null) return 'loading';
  return banners.length === 0 ? 'none' : 'list';
}

/** Closed until the tab is: the pages that follow know it before they are drawn. */
function closeRow(): void {
  try {
    sessionStorage.setItem(bannersClosedKey, '1');
  } catch {
    // A browser that keeps nothing shows the row again on the next page.
  }
  document.documentElement.dataset.bannersClosed = '';
  document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
}
