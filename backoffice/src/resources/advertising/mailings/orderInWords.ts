import type { MailingOrder } from '@odonta/api/contract';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';

/** The price that its centre has agreed to, and where its money is. */
export function orderInWords({ price_per_1000, reach, sum, charged, delivered }: MailingOrder): string {
  const terms = `${formatExact(price_per_1000)} за тысячу, ${plural(reach, ['адресат', 'адресата', 'адресатов'])}`;
  if (charged === null) return `${terms}: отложено ${formatExact(sum)}`;
  const letters = plural(delivered ?? 0, ['письмо', 'письма', 'писем']);
  return `${terms}: доставлено ${letters}, списано ${formatExact(charged)}, вернулось ${formatExact(sum - charged)}`;
}
