import { typingSlogan } from '@odonta/db/vocabulary/advertising/banners.ts';
import { stillness } from '../../../lib/stillness.ts';
import { copyOf, part } from '../../../lib/template.ts';
import { slogans } from './slogans.ts';

/** One slogan after the other, letter by letter; a still sentence for those who read otherwise. */
export function slogan(): HTMLElement {
  const place = copyOf<HTMLElement>('banner-slogan');
  const [whole, typed] = [part(place, '[data-whole]'), part(place, '[data-typing]')];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    clearTimeout(timer);
    whole.classList.toggle('visually-hidden', !stillness.matches);
    typed.hidden = stillness.matches;
    if (!stillness.matches) type(0, 0);
  };

  function type(turn: number, length: number): void {
    const text: string = slogans[turn % slogans.length] ?? slogans[0];
    part(typed, '[data-typed]').textContent = text.slice(0, length);
    const isWhole = length >= text.length;
    timer = setTimeout(
      () => (isWhole ? type(turn + 1, 0) : type(turn, length + 1)),
      isWhole ? typingSlogan.pauseMs : typingSlogan.characterMs,
    );
  }

  stillness.addEventListener('change', follow);
  follow();
  return place;
}
