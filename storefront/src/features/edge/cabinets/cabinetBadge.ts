import type { CabinetBadge } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { individualSession } from '../../identity/sessions/sessions.ts';

/** Shows at the cabinet's link how many orders wait for the visitor; a failed request shows nothing. */
export async function showBadge(): Promise<void> {
  const { count } = await individualSession
    .call<CabinetBadge>('/individual/badge')
    .catch((): CabinetBadge => ({ count: 0 }));
  for (const badge of document.querySelectorAll<HTMLElement>('[data-cabinet-count]')) {
    badge.hidden = count === 0;
    badge.textContent = count > 99 ? '99+' : String(count);
    if (count > 0)
      badge.parentElement?.setAttribute(
        'aria-label',
        `Личный кабинет: ${plural(count, ['заказ ждёт', 'заказа ждут', 'заказов ждут'])} вас`,
      );
  }
}
