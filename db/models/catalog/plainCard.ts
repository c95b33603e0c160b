import { decodeXML, escapeUTF8 } from 'entities';
import type { EncodedHtml } from '../../vocabulary/catalog/encodedHtml.ts';

/** A card as its table stores it: exactly the JSON of `GET /prods/search`, which is called too often to be built each time. */
export interface KeptCard {
  name: EncodedHtml;
}

export const encodedHtml = (text: string): EncodedHtml => escapeUTF8(text) as string & EncodedHtml;

/** The card with its name as text, for all but the search. */
export const plainCard = <Card extends KeptCard>(card: Card): Omit<Card, 'name'> & { name: string } => ({
  ...card,
  name: decodeXML(String(card.name)),
});
