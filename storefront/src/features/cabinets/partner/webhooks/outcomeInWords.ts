import type { WebhookDeliveryView } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';

type Outcome = Pick<WebhookDeliveryView, 'state' | 'code' | 'error' | 'attempts' | 'duration_ms' | 'next_at'>;

/** «Сервер ответил кодом 500 · 2 попытки · следующая 28.11.2026, 17:05». */
export function outcomeInWords({ state, code, error, attempts, duration_ms, next_at }: Outcome): string {
  const parts = [
    error ?? (state === 'DELIVERED' ? `Код ${code}` : null),
    state === 'DELIVERED' && duration_ms !== null ? `${duration_ms} мс` : null,
    attempts > 0 ? plural(attempts, ['попытка', 'попытки', 'попыток']) : null,
    attempts > 0 && next_at !== null ? `следующая ${formatMoment(next_at)}` : null,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}
