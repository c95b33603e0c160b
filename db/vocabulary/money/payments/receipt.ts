/** Receipts of the bank's cash register, and their moments. */
export const receiptKinds = {
  PREPAY: 'Предоплата',
  CLOSING: 'Зачёт предоплаты',
  REFUND: 'Возврат',
} as const;
export type ReceiptKind = keyof typeof receiptKinds;

export const receiptStatuses = {
  QUEUED: { label: 'В очереди' },
  SENT: { label: 'Отправлен' },
  FAILED: { label: 'Не отправлен' },
} as const;
export type ReceiptStatus = keyof typeof receiptStatuses;

/** So many times the bank is asked; then people look. */
export const receiptAttempts = 5;

/** A line of it; price in kopecks, tax in the words of the bank. */
export interface ReceiptItem {
  name: string;
  price: number;
  quantity: number;
  tax: string;
  method: 'full_prepayment' | 'full_payment' | 'advance';
  /** The order of an advance payment. */
  order_id?: number;
  /** The line of the earlier receipt about the same money. */
  position?: number;
  /** The provider of the service; null where the platform sells its own. */
  supplier: { name: string; inn: string; phones: readonly string[] } | null;
}

/** The content of a receipt, and its recipient. */
export interface SoldReceipt {
  /** The law wants one of the two: an e-mail or a phone. */
  email: string | null;
  phone: string | null;
  lines: readonly ReceiptItem[];
}
