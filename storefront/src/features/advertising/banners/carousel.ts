import type { Banner } from '@odonta/api/contract';
import { bannerSlotOf } from '@odonta/db/vocabulary/advertising/banners.ts';
import { copyOf, part } from '../../../lib/template.ts';
import { countSeen } from './capping.ts';
import { reportViews } from './reportBanner.ts';
import { slideOf } from './slide.ts';
import { onSwipe } from './swipe.ts';
import { turning } from './turning.ts';

/** Several banners of which one is shown, turned by a button, by a swipe, or by itself. */
export function carouselOf(banners: readonly Banner[], slot: number): HTMLElement {
  const carousel = copyOf<HTMLElement>('banner-carousel');
  carousel.ariaRoleDescription = 'карусель';
  carousel.ariaLabel = `Реклама: ${bannerSlotOf(slot)?.label.toLowerCase()}`;
  const [frame, track, controls] = ['window', 'track', 'controls'].map((name) =>
    part(carousel, `[data-${name}]`),
  ) as [HTMLElement, HTMLElement, HTMLElement];
  const slides = banners.map((banner, index) => slideOf(banner, slot, `${index + 1} из ${banners.length}`));
  const dots = banners.map((_, index) => dotOf(index));
  const pause = part<HTMLButtonElement>(controls, '[data-pause]');
  track.append(...slides);
  part(controls, '[data-turn="1"]').before(...dots);
  controls.hidden = banners.length < 2;

  const reportView = reportViews(carousel, (nonce) => {
    const seen = banners.find((banner) => banner.nonce === nonce);
    if (seen) countSeen(seen);
  });
  const turns = turning(banners.length, ({ index, mayTurn, isTurning, isPaused }) => {
    track.style.translate = `${-100 * index}% 0`;
    slides.forEach((slide, at) => {
      slide.inert = at !== index;
    });
    dots.forEach((dot, at) => {
      dot.ariaCurrent = String(at === index);
    });
    frame.ariaLive = isTurning ? 'off' : 'polite';
    pause.hidden = !mayTurn;
    pause.ariaLabel = isPaused ? 'Включить смену баннеров' : 'Остановить смену баннеров';
    carousel.toggleAttribute('data-paused', isPaused);
    reportView(banners[index]?.nonce);
  });

  onSwipe(frame, turns.step);
  for (const button of controls.querySelectorAll<HTMLElement>('[data-turn]'))
    button.addEventListener('click', () => turns.step(Number(button.dataset.turn)));
  dots.forEach((dot, index) => {
    dot.addEventListener('click', () => turns.go(index));
  });
  pause.addEventListener('click', turns.togglePause);
  for (const event of ['pointerenter', 'focusin']) carousel.addEventListener(event, () => turns.lock(true));
  for (const event of ['pointerleave', 'focusout']) carousel.addEventListener(event, () => turns.lock(false));
  return carousel;
}

function dotOf(at: number): HTMLElement {
  const dot = copyOf<HTMLElement>('banner-dot');
  dot.ariaLabel = `Баннер ${at + 1}`;
  return dot;
}
