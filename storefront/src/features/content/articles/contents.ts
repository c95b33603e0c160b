import { plainText } from '@odonta/db/vocabulary/plainText.ts';
import { slugOf } from '@odonta/db/vocabulary/slugs.ts';

export interface Heading {
  id: string;
  text: string;
}

/** A text with linkable headings and scrolling tables, and the list of those headings. */
export function withContents(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const [before = '', ...rest] = html.split('<h2>');
  const linked = rest.map((part) => {
    const text = plainText(part.split('</h2>', 1)[0] ?? '', 200);
    // The number keeps two headings of one name apart, and from anything else on the page.
    const id = `${slugOf(text, 50)}-${headings.length + 1}`;
    headings.push({ id, text });
    return `<h2 id="${id}">${part}`;
  });
  return { html: scrolling([before, ...linked].join('')), headings };
}

const scrolling = (html: string) =>
  html
    .replaceAll('<table>', '<div class="table" role="region" aria-label="Таблица" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
