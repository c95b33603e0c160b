import { partnerSection, paths } from '@odonta/db/vocabulary/addresses.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { type AdGood, adGoods } from './goods.ts';

/** The mailbox of an owner, and the centre that it is of; null of a trading organisation. */
export interface AdReader {
  email: string | null;
  center_id: number | null;
}

interface AdLetter {
  good: AdGood;
  kind: string;
  id: number;
  /** After the name and the number. */
  subject: string;
  paragraphs: readonly string[];
}

/** A letter to an owner about what it has bought. */
export const adLetter = ({ good, ...letter }: AdLetter, to: AdReader): NewLetter =>
  letterOfAdvert({ ...letter, ...wordsOf(good) }, to);

const wordsOf = (good: AdGood) => ({ resource: adGoods[good].resource, title: adGoods[good].title });

/** The same about any advert. */
export function letterOfAdvert(
  {
    resource,
    title,
    kind,
    id,
    subject,
    paragraphs,
  }: Omit<AdLetter, 'good'> & { resource: string; title: string },
  { email, center_id }: AdReader,
): NewLetter {
  const link =
    center_id === null
      ? `Реклама организации: ${siteLink(paths.merchantAdvertising)}`
      : `Реклама центра: ${siteLink(partnerSection('advertising'))}`;
  const text = ['Здравствуйте!', ...paragraphs, link, 'Команда «Одонты»'].join('\n\n');
  return { kind, to: email, subject: `${title} № ${id} ${subject}`, text, resource, record_id: id };
}
