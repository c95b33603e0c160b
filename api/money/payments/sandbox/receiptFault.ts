import type { TbankMessage } from '../tbank/token.ts';
import { refused } from './answers.ts';

/** The bank sends receipts to the tax office, so they must be complete and add up. */
export function receiptFault(receipt: unknown, sum: unknown): TbankMessage | null {
  if (typeof receipt !== 'object' || receipt === null) return refused('309', 'Не передан чек');
  const { Email, Phone, Items } = receipt as Record<string, unknown>;
  if (!Email && !Phone) return refused('329', 'Нужна почта или телефон');
  const items = itemsOf(Items);
  const isEmpty = items.some(({ Amount }) => Number(Amount) <= 0);
  if (items.length === 0 || items.length > 100 || isEmpty || totalOf(receipt) !== sum)
    return refused('334', 'Чек не сходится с платежом');
  for (const { AgentData, SupplierInfo } of items) {
    const supplier = (SupplierInfo ?? {}) as Record<string, unknown>;
    if (AgentData && !supplier.Name) return refused('319', 'Не передан SupplierInfo');
    if (AgentData && !supplier.Inn) return refused('320', 'Не передан Inn');
  }
  return null;
}

const itemsOf = (items: unknown) => (Array.isArray(items) ? items : []) as Record<string, unknown>[];

export const totalOf = (receipt: unknown): number =>
  itemsOf((receipt as Record<string, unknown> | undefined)?.Items).reduce(
    (all, { Amount }) => all + Number(Amount),
    0,
  );
