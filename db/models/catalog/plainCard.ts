import { decodeXML, escapeUTF8 } from 'entities';
import type { EncodedHtml } from '../../vocabulary/catalog/encodedHtml.ts';

/** A card as the table keeps it: word for word what `GET /prods/search` answers, which is too hot to be written anew. */
export interface KeptCard {
  name: EncodedHtml;
}

export const encodedHtml = (text: string): EncodedHtml => escapeUTF8(text) as string & EncodedHtml;

/** The card with its name as text, for all but the search. */
export const plainCard = <Card extends KeptCard>(card: Card): Omit<Card, 'name'> & { name: string } => ({
  ...card,
  name: decodeXML(String(card.name)),
});
