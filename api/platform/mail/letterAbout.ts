import type { NewLetter } from './letters.ts';
import { siteLink } from './siteLinks.ts';
import { greeting } from './strangersWords.ts';

interface About {
  resource: string;
  record: { id: number; email: string | null; first_name: string };
  /** The page of the record, open to every bearer of its link. */
  path: string;
}

interface Content {
  kind: string;
  subject: string;
  paragraphs: readonly string[];
}

/** A letter to the person of a record, with the secret link of its page. */
export const letterAbout = (
  { resource, record, path }: About,
  { kind, subject, paragraphs }: Content,
): NewLetter => ({
  kind,
  to: record.email,
  subject,
  text: letterText(record.first_name, paragraphs),
  secret: siteLink(path),
  resource,
  record_id: record.id,
});

export const letterText = (name: string | null, paragraphs: readonly string[]): string =>
  [greeting(name), ...paragraphs, 'Команда «Одонты»'].join('\n\n');
