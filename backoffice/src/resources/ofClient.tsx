import { readClientKey } from '@odonta/db/vocabulary/identity/clientKey.ts';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { wordedFilter } from '../kit/list/filters.tsx';

/** Set by the card of a client, which shows the first of these rows. */
export const ofClient = wordedFilter('client', 'Клиент', (value) => clientInWords(String(value)));

function clientInWords(text: string): string {
  const key = readClientKey(text);
  if (key?.kind === 'phone') return formatPhone(key.phone);
  return key ? `${key.kind === 'company' ? 'организация' : 'покупатель'} № ${key.id}` : text;
}
