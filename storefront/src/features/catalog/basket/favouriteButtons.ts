import { addedToBasket, type KeptProd } from '@odonta/db/vocabulary/edge/basket.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { toast } from '../../../components/ui/toast.ts';
import { basket } from './basket.ts';

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('[data-favourite]') : null;
  if (button) toggle(prodOf(button));
});
basket.subscribe(show);
show();

function toggle(prod: KeptProd): void {
  const before = basket.current();
  const others = before.filter(({ id }) => id !== prod.id);
  const wasChosen = others.length < before.length;
  basket.become(wasChosen ? others : addedToBasket(before, prod, Date.now()));
  const said = wasChosen ? 'Курс убран из избранного' : 'Курс добавлен в избранное';
  toast('success', said, { label: 'Отменить', run: () => basket.become(before) });
}

function show(): void {
  const items = basket.current();
  const chosen = new Set(items.map(({ id }) => id));
  for (const button of document.querySelectorAll('[data-favourite]'))
    button.setAttribute('aria-pressed', String(chosen.has(prodOf(button).id)));
  for (const badge of document.querySelectorAll<HTMLElement>('[data-basket-count]')) {
    badge.hidden = items.length === 0;
    badge.textContent = items.length > 99 ? '99+' : String(items.length);
    badge.parentElement?.setAttribute('aria-label', labelOf(items.length));
  }
}

function prodOf(button: Element): KeptProd {
  return JSON.parse(button.getAttribute('data-favourite') ?? '{}');
}

function labelOf(count: number): string {
  return count === 0 ? 'Избранное' : `Избранное: ${plural(count, ['курс', 'курса', 'курсов'])}`;
}
