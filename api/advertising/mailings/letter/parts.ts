import { type LetterPart, type Mailing, Prod } from '@odonta/db/models';
import { prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { campaignPrefix, type MailingBlock } from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import { datesOf } from '@odonta/db/vocabulary/catalog/prodPlace.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { invalid } from '../../../platform/http/errors.ts';
import { siteLink, siteUrl } from '../../../platform/mail/siteLinks.ts';

type Composed = Pick<Mailing, 'id' | 'blocks' | 'is_advertising' | 'ad_reg_number'>;

/**
 * The blocks as readers get them: courses are words and links, and links say where a visitor came from. 422 for a
 * course that visitors do not see.
 */
export async function partsOf(mailing: Composed, transaction: Transaction): Promise<LetterPart[]> {
  const courses = await coursesOf(mailing.blocks, transaction);
  const marked = (url: string) => withMarks(url, mailing);
  return mailing.blocks.flatMap((block, index) => partOf(block, index, courses, marked));
}

/** The first block whose course visitors do not see; null where there is none. */
export async function lostCourse(
  blocks: readonly MailingBlock[],
  transaction: Transaction,
): Promise<number | null> {
  const courses = await coursesOf(blocks, transaction);
  const index = blocks.findIndex(({ kind, prod_id }) => kind === 'course' && !courses.has(prod_id ?? 0));
  return index === -1 ? null : index;
}

async function coursesOf(blocks: readonly MailingBlock[], transaction: Transaction) {
  const id = blocks.flatMap(({ kind, prod_id }) => (kind === 'course' && prod_id ? [prod_id] : []));
  const found = await Prod.findAll({ where: { id, status: 'CONFIRMED' }, transaction });
  return new Map(found.map((prod) => [prod.id, prod]));
}

function partOf(
  { kind, text, url, prod_id }: MailingBlock,
  index: number,
  courses: ReadonlyMap<number, Prod>,
  marked: (url: string) => string,
): LetterPart[] {
  if (kind === 'divider') return [{ kind }];
  if (kind === 'heading' || kind === 'text') return [{ kind, text: text ?? '' }];
  if (kind === 'button') return [{ kind: 'link', text: text ?? '', url: marked(url ?? ''), isButton: true }];
  const prod = courses.get(prod_id ?? 0);
  if (!prod) throw invalid({ [`blocks.${index}.prod_id`]: 'Этого курса нет на сайте' });
  const dates = datesOf({ date_start: secondsOf(prod.date_start), date_end: secondsOf(prod.date_end) ?? 0 });
  return [
    { kind: 'link', text: prod.name, url: marked(siteLink(prodPath(prod))), isButton: false },
    { kind: 'text', text: dates },
  ];
}

/** A page of ours counts the visit as that of the mailing; another one gets the token of the advertisement. */
function withMarks(address: string, { id, is_advertising, ad_reg_number }: Composed): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  const site = URL.canParse(siteUrl()) ? new URL(siteUrl()).origin : null;
  if (url.origin === site)
    for (const [name, value] of Object.entries(visitOf(id))) url.searchParams.set(name, value);
  if (is_advertising && ad_reg_number) url.searchParams.set('erid', ad_reg_number);
  return url.href;
}

/** The tracking parameters of a mailing: orders of its visits are found by the campaign. */
export const visitOf = (id: number) => ({
  source: 'mailing',
  medium: 'email',
  campaign: campaignOf(id),
});

export const campaignOf = (id: number): string => `${campaignPrefix}${id}`;
