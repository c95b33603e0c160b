import { XMLBuilder } from 'fast-xml-parser';

/** `@name` is an attribute, `#text` the text beside attributes, a list repeats its element; undefined leaves an element out. */
export interface XmlElement {
  readonly [name: string]: XmlContent | readonly XmlElement[] | readonly string[];
}
type XmlContent = string | number | XmlElement | undefined;

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';

export const xmlOf = (root: XmlElement): string => builder.build(root);

/** XML 1.0 has no way to write other characters, not even escaped. */
const withoutControls = (value: unknown): string =>
  String(value).replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
  tagValueProcessor: (_name, value) => withoutControls(value),
  attributeValueProcessor: (_name, value) => withoutControls(value),
});
