export interface Tag {
  /** Without its namespace. */
  name: string;
  attributes: string;
  isEnd: boolean;
  isEmpty: boolean;
  /** What follows up to the next tag, with its entities. */
  text: string;
}

/** Tags in their order, with the text after each: as much of XML as programs write into workbooks. */
export function* tagsOf(xml: string): Generator<Tag> {
  for (const [, end, name, attributes = '', text = ''] of xml.matchAll(/<(\/?)([\w:]+)([^<>]*)>([^<]*)/g))
    yield {
      name: (name ?? '').replace(/^\w+:/, ''),
      attributes,
      isEnd: end === '/',
      isEmpty: attributes.endsWith('/'),
      text,
    };
}

export function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`\\s${name}=["']([^"']*)["']`).exec(attributes)?.[1];
}
