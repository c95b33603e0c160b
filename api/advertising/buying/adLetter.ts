import type { Center } from '@odonta/db/models';
import { partnerSection } from '@odonta/db/vocabulary/addresses.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { type AdGood, adGoods } from './goods.ts';

export type AdReader = Pick<Center, 'email'>;

interface AdLetter {
  good: AdGood;
  kind: string;
  id: number;
  /** After the name and the number. */
  subject: string;
  paragraphs: readonly string[];
}

/** A letter to a centre about what it has bought. */
export const adLetter = ({ good, ...letter }: AdLetter, to: AdReader): NewLetter =>
  letterOfAdvert({ ...letter, ...wordsOf(good) }, to);

const wordsOf = (good: AdGood) => ({ resource: adGoods[good].resource, title: adGoods[good].title });

/** The same about any advert of a centre. */
export function letterOfAdvert(
  {
    resource,
    title,
    kind,
    id,
    subject,
    paragraphs,
  }: Omit<AdLetter, 'good'> & { resource: string; title: string },
  { email }: AdReader,
): NewLetter {
  const link = `Реклама центра: ${siteLink(partnerSection('advertising'))}`;
  const text = ['Здравствуйте!', ...paragraphs, link, 'Команда «Одонты»'].join('\n\n');
  return { kind, to: email, subject: `${title} № ${id} ${subject}`, text, resource, record_id: id };
}
