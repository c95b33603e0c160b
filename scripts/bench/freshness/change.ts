import type { Site } from './site.ts';

/** One action of staff, or one moment of the clock, that visitors may see. */
export interface Change {
  /** Preparations of no interest: the pages are read, and cached, after them. */
  prepare?(): Promise<unknown>;
  /** Whether a page shows it, judged by its text beforehand: such a page must be new within a second. */
  isShownBy(html: string, address: string): boolean;
  /** Lists may count or order the changed record without showing it, and are rendered again as well; no other page may be. */
  mayCost?(html: string, address: string): boolean;
  /** Every page shows it, so that looking at some is enough. */
  isEverywhere?: true;
  /** Resolves with the server's answer, or at the moment of the change. */
  make(): Promise<unknown>;
  isNew(html: string, address: string): boolean;
}

export type Changes = Readonly<Record<string, (site: Site) => Promise<Change>>>;

/** With plain spaces, where the page keeps words together. */
export const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** How the page says it: as text, with its special characters as references. */
export const says = (text: string) => (html: string) =>
  [text, encoded(text)].some((each) => html.includes(plain(each)));

const encoded = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
