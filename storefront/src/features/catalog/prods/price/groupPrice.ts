import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { type GroupPrices, groupWords, peopleOf } from './groupWords.ts';

for (const chooser of document.querySelectorAll<HTMLElement>('[data-group-prices]')) follow(chooser);

function follow(chooser: HTMLElement): void {
  const prices = JSON.parse(chooser.dataset.groupPrices ?? '') as GroupPrices;
  const input = chooser.querySelector('input');
  if (!input) return;
  const show = () => {
    const words = groupWords(prices, peopleOf(input.value), nowInSeconds());
    for (const [name, text] of Object.entries(words)) {
      const place = chooser.querySelector(`[data-${name}]`);
      if (place) place.textContent = text;
    }
  };
  const step = (by: number) => {
    input.value = String(peopleOf(String(peopleOf(input.value) + by)));
    show();
  };
  input.addEventListener('input', show);
  input.addEventListener('change', () => step(0));
  for (const button of chooser.querySelectorAll<HTMLButtonElement>('[data-step]'))
    button.addEventListener('click', () => step(Number(button.dataset.step)));
  // A number that the browser has put back after a reload.
  if (input.value !== input.defaultValue) show();
}
