import { stripClosedKey } from '../banners/beforePaint.ts';

const strip = document.querySelector<HTMLElement>('[data-top-strip]');
strip?.querySelector('[data-close-strip]')?.addEventListener('click', () => {
  try {
    localStorage.setItem(stripClosedKey(strip.dataset.topStrip ?? ''), '1');
  } catch {
    // A browser that keeps nothing shows it again on the next page.
  }
  document.documentElement.removeAttribute('data-strip');
  document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
});
