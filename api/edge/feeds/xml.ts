import { escapeUTF8 } from 'entities';

type Attributes = Readonly<Record<string, string | number>>;
/** Text already written as XML, as opposed to text that must be escaped. */
export class Xml {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Content = string | number | Xml | readonly Xml[];

/** An element; text in it is escaped, and characters that XML cannot hold are left out. */
export function element(name: string, content: Content, attributes: Attributes = {}): Xml {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  return new Xml(`<${name}${said.join('')}>${inside(content)}</${name}>`);
}

export const documentOf = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.text}\n`;

function inside(content: Content): string {
  if (content instanceof Xml) return content.text;
  if (typeof content === 'string' || typeof content === 'number') return escaped(String(content));
  return content.map(({ text }) => text).join('\n');
}

/** Controls have no place in XML 1.0, not even escaped. */
function escaped(text: string): string {
  return escapeUTF8(
    text.toWellFormed().replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''),
  );
}
