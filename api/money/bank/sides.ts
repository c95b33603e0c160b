import type { Own } from './ownAccounts.ts';
import type { Refusal, StatementDocument } from './statementDocument.ts';

interface Sides {
  /** Money that came to us from others. */
  incoming: StatementDocument[];
  /** How many payments of ours there were, and transfers between our own accounts. */
  outgoing: number;
  internal: number;
  refused: Refusal[];
}

export function sortedBySide(documents: readonly StatementDocument[], own: Own): Sides {
  const sides: Sides = { incoming: [], outgoing: 0, internal: 0, refused: [] };
  for (const document of documents) {
    const { line, payer, payee, sum, received_on } = document;
    const isToUs = own.accounts.includes(payee.account);
    // Another account of ours is known by our tax number.
    const isFromUs = own.accounts.includes(payer.account) || (own.inn !== null && payer.inn === own.inn);
    if (sum === 0) sides.refused.push({ line, why: 'Сумма документа — ноль' });
    else if (isFromUs && isToUs) sides.internal += 1;
    else if (isFromUs) sides.outgoing += 1;
    else if (!isToUs) sides.refused.push({ line, why: 'Ни одной стороны платежа нет среди ваших счетов' });
    else if (received_on === null) sides.refused.push({ line, why: 'Деньги ещё не поступили на счёт' });
    else sides.incoming.push(document);
  }
  return sides;
}
