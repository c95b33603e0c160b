import type { Banner } from '@odonta/api/contract';
import { type BannerSlotCode, bannerSlotOf } from '@odonta/db/vocabulary/site/banners.ts';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { Icon } from '../../components/ui/Icon.tsx';
import styles from './BannerRow.module.css';
import { Slide } from './Slide.tsx';
import { useTellView } from './tellBanner.ts';
import { useTurning } from './useTurning.ts';

const swipe = 40;

export function Carousel({ banners, slot }: { banners: readonly Banner[]; slot: BannerSlotCode }) {
  const { index, go, mayTurn, isTurning, isPaused, setPaused, setHeld } = useTurning(banners.length);
  const place = useRef<HTMLElement>(null);
  const from = useRef<number | null>(null);
  const wasSwiped = useRef(false);
  useTellView(place, banners[index]?.id);

  function onPointerUp({ clientX }: PointerEvent) {
    const moved = from.current === null ? 0 : clientX - from.current;
    from.current = null;
    wasSwiped.current = Math.abs(moved) > swipe;
    if (wasSwiped.current) go(index - Math.sign(moved));
  }

  /** A mouse that let go of the banner it dragged has not chosen it. */
  function onClickCapture(event: MouseEvent) {
    if (!wasSwiped.current) return;
    event.preventDefault();
    event.stopPropagation();
    wasSwiped.current = false;
  }

  return (
    <section
      ref={place}
      className={styles.carousel}
      aria-roledescription="карусель"
      aria-label={`Реклама: ${bannerSlotOf(slot)?.label.toLowerCase()}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div
        className={styles.window}
        aria-live={isTurning ? 'off' : 'polite'}
        onPointerDown={({ clientX }) => {
          from.current = clientX;
          wasSwiped.current = false;
        }}
        onPointerUp={onPointerUp}
        onClickCapture={onClickCapture}
        onPointerCancel={() => {
          from.current = null;
        }}
      >
        <div className={styles.track} style={{ translate: `${-100 * index}% 0` }} data-track>
          {banners.map((banner, at) => (
            <Slide
              key={banner.id}
              banner={banner}
              slot={slot}
              place={`${at + 1} из ${banners.length}`}
              isShown={at === index}
            />
          ))}
        </div>
      </div>
      {banners.length > 1 && (
        <div className={styles.controls}>
          <button type="button" aria-label="Предыдущий баннер" onClick={() => go(index - 1)}>
            <Icon name="left" size={18} />
          </button>
          {banners.map((banner, at) => (
            <button
              key={banner.id}
              className={styles.dot}
              type="button"
              aria-label={`Баннер ${at + 1}`}
              aria-current={at === index}
              onClick={() => go(at)}
            />
          ))}
          <button type="button" aria-label="Следующий баннер" onClick={() => go(index + 1)}>
            <Icon name="right" size={18} />
          </button>
          {mayTurn && (
            <button
              type="button"
              aria-label={isPaused ? 'Включить смену баннеров' : 'Остановить смену баннеров'}
              onClick={() => setPaused(!isPaused)}
            >
              <Icon name={isPaused ? 'play' : 'pause'} size={18} />
            </button>
          )}
        </div>
      )}
    </section>
  );
}
