import { slugOf } from '@odonta/db/vocabulary/addresses.ts';
import { plainText } from '../../lib/plainText.ts';

export interface Heading {
  id: string;
  text: string;
}

/** A text whose headings can be linked to and whose tables scroll by themselves, and the list of those headings. */
export function withContents(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const linked = html.replace(/<h2>(.*?)<\/h2>/gs, (_whole, inner: string) => {
    const text = plainText(inner, 200);
    // The number keeps two headings of one name apart, and from anything else on the page.
    const id = `${slugOf(text, 50)}-${headings.length + 1}`;
    headings.push({ id, text });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: linked.replace(/<table>.*?<\/table>/gs, scrolling), headings };
}

const scrolling = (table: string) =>
  `<div class="table" role="region" aria-label="Таблица" tabindex="0">${table}</div>`;
