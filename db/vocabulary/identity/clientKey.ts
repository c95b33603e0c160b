import { isPhone, normalPhone } from '../patterns.ts';

/** A client is the account of a person, a company, or a phone. */
export type ClientKey =
  | { kind: 'phone'; phone: string }
  | { kind: 'individual'; id: number }
  | { kind: 'company'; id: number };

const account = /^(individual|company)-([1-9]\d{0,8})$/;

/** A phone may be written in any way; null for anything else, such as a masked phone. */
export function readClientKey(text: string): ClientKey | null {
  const [, kind, id] = account.exec(text) ?? [];
  if (kind) return { kind: kind as 'individual' | 'company', id: Number(id) };
  return isPhone(text) ? { kind: 'phone', phone: normalPhone(text) } : null;
}

export const writeClientKey = (key: ClientKey): string =>
  key.kind === 'phone' ? key.phone : `${key.kind}-${key.id}`;

/** The client's card in the back-office, below its base address. */
export const clientAddress = (key: string): string => `/clients/${encodeURIComponent(key)}`;
