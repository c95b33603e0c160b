/** What the cash register of the bank prints, and when. */
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
  /** Of which order it was paid, where it was paid in advance. */
  order_id?: number;
  /** Which line of the receipt it is about that told of the money. */
  position?: number;
  /** Whose service it is; null where the platform sells its own. */
  supplier: { name: string; inn: string; phones: readonly string[] } | null;
}

/** What is printed of a sale, and to whom it is sent. */
export interface SoldReceipt {
  /** The law wants one of the two: an e-mail or a phone. */
  email: string | null;
  phone: string | null;
  lines: readonly ReceiptItem[];
}
