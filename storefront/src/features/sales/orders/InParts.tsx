import type { WaysToPay } from '@odonta/api/contract';
import { formatExact, formatPrice } from '@odonta/db/vocabulary/money.ts';

const parts = 4;

/** Says what the bank's page offers beside a card. @param sum - roubles */
export function InParts({ ways: { dolyami, instalments }, sum }: { ways: WaysToPay; sum: number }) {
  if (!dolyami && !instalments) return null;
  const part = (sum % parts === 0 ? formatPrice : formatExact)(sum / parts);
  const offers = [
    dolyami && `«Долями» — ${parts} платежа по ${part} раз в две недели`,
    instalments && 'рассрочка — её условия покажет банк',
  ].filter(Boolean);
  return <p className="muted no-print">На странице банка можно заплатить и частями: {offers.join('; ')}.</p>;
}
