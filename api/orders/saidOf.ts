import type { Order } from '@odonta/db/models';
import { saidBy } from '../platform/mail/strangersWords.ts';

/** A centre, an owner or anybody with the link may have typed the reason: one that is only a contact is left out. */
export function saidOf({ reason_comment }: Pick<Order, 'reason_comment'>): string | null {
  const said = saidBy(reason_comment ?? '', 500).trim();
  return /\p{L}/u.test(said) ? said : null;
}
