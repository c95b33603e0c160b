import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { refreshMs, timeLeft } from './timeLeft.ts';

/** Counts down in the room the server left for it. When the time has come the page says so and offers the new one. */
for (const element of document.querySelectorAll<HTMLElement>('[data-countdown]')) tick(element);

function tick(element: HTMLElement): void {
  const left = Number(element.dataset.countdown) - nowInSeconds();
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const words = timeLeft(left, isCalm);
  if (words === null) {
    offerNewPage(element);
    return;
  }
  element.textContent = `Осталось ${words}`;
  setTimeout(() => tick(element), refreshMs(left, isCalm));
}

function offerNewPage(element: HTMLElement): void {
  const link = document.createElement('a');
  link.href = location.pathname;
  link.textContent = 'Цена изменилась. Показать новую';
  element.replaceChildren(link);
}
