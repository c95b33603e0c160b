import { perConnection } from '@odonta/db/models';
import { bounds } from '../../../platform/caches/bounds.ts';
import { ByteLru } from '../../../platform/caches/byteLru.ts';
import { showSize } from '../../../platform/caches/sizes.ts';
import { run } from '../statements.ts';
import { suspectCards } from './currentCards.ts';

/** A card, and the transaction whose text belongs to what is known of it. */
export interface Shown {
  id: number;
  written: number;
}

interface KeptText {
  readonly key: string;
  readonly bytes: number;
  readonly written: number;
  readonly text: Buffer;
}

/** An entry with its key, its buffer and its places in the map. */
const overhead = 500;

const kept = perConnection(() => new ByteLru<KeptText>(bounds.cardTexts, () => undefined));
showSize('cardTexts', () => kept().bytes);

/**
 * The ready JSON of cards, by id; a deleted card has none. Null when a card was written again since its facts were read: it would
 * not be where its text says. The next look at the facts reads it again.
 */
export async function textsOf(
  cards: readonly Shown[],
  isLastTry: boolean,
): Promise<Map<number, Buffer> | null> {
  const found = new Map<number, Buffer>();
  const wanted = new Map<number, number>();
  for (const { id, written } of cards) {
    const known = kept().use(String(id));
    if (known?.written === written) found.set(id, known.text);
    else wanted.set(id, written);
  }
  if (wanted.size === 0) return found;
  const differing = new Set(wanted.keys());
  for (const { prod_id, written, text } of await run<Read>(reading, [[...wanted.keys()]])) {
    const item = keptText(prod_id, Number(written), text);
    kept().put(item);
    found.set(prod_id, item.text);
    if (wanted.get(prod_id) === item.written) differing.delete(prod_id);
  }
  if (differing.size === 0 || isLastTry) return found;
  suspectCards([...differing]);
  return null;
}

interface Read {
  prod_id: number;
  written: string;
  text: string;
}

const reading =
  'select prod_id, xmin::text as written, card::text as text from prod_cards where prod_id = any($1::int[])';

function keptText(id: number, written: number, json: string): KeptText {
  // A slice of Node's shared pool would keep the whole pool alive.
  const text = Buffer.allocUnsafeSlow(Buffer.byteLength(json));
  text.write(json);
  return { key: String(id), bytes: overhead + text.length, written, text };
}
