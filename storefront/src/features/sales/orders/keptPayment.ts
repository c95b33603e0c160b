import type { Booking } from '@odonta/api/contract';

/** The payment page of a buyer who returns another way than the bank leads. Cleared once it is paid. */
export const paymentKeys = {
  url: 'odonta.payment.url',
  invoice: 'odonta.invoice.token',
  accepted: 'odonta.invoice.accepted',
} as const;

export function keepPayment({ url, invoice }: Pick<Booking, 'url' | 'invoice'>): void {
  if (url) keep('url', url);
  if (invoice) keep('invoice', invoice.token);
}

export const keepAccepted = (token: string): void => keep('accepted', token);

export function keptPayment(key: keyof typeof paymentKeys): string | null {
  try {
    return localStorage.getItem(paymentKeys[key]);
  } catch {
    return null;
  }
}

export function clearPayment(): void {
  for (const key of Object.values(paymentKeys)) attempt(() => localStorage.removeItem(key));
}

const keep = (key: keyof typeof paymentKeys, value: string) =>
  attempt(() => localStorage.setItem(paymentKeys[key], value));

/** A browser may forbid its storage, and paying must work in it all the same. */
function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // Nothing is stored then, and nothing depends on it.
  }
}
