import { type Mailing, sequelizeOf } from '@odonta/db/models';
import { type MailingAudience, mailingLimits } from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import { conflict } from '../../platform/http/errors.ts';

export type Addressed = MailingAudience & Pick<Mailing, 'is_advertising'>;

/** How many people would get a mailing now. */
export async function countPeople(audience: Addressed, transaction: Transaction): Promise<number> {
  const [found] = await sequelizeOf(transaction).query<{ count: number }>(
    `select count(*)::int as count from (${people}) as people`,
    { bind: bindOf(audience), type: QueryTypes.SELECT, transaction },
  );
  return found?.count ?? 0;
}

const { leastPeople, advertsInWeek } = mailingLimits;
const least = plural(leastPeople, ['человек', 'человека', 'человек']);
export const tooFew = `Адресатов меньше, чем ${least}: расширьте аудиторию`;

export async function refuseFew(audience: Addressed, transaction: Transaction): Promise<number> {
  const count = await countPeople(audience, transaction);
  if (count < leastPeople) throw conflict(tooFew);
  return count;
}

/** As staff see it. */
export const roughly = (count: number): number => count - (count % 10);

export const bindOf = ({ cities, specializations, interests, is_advertising }: Addressed) => [
  cities.map((city) => city.toLowerCase()),
  specializations,
  interests.map((interest) => interest.toLowerCase()),
  is_advertising,
];

/** Of an account and its address: its owner has agreed to advertising; the consent of an earlier owner is not his. */
export const agreed = (individual: string): string =>
  `exists (select from consents c where c.purpose = 'ADVERTISING' and c.email = ${individual}.email
    and c.withdrawn_at is null and c.created_at >= ${individual}.created_at)`;

/** Of an account: mail may reach its owner. */
const reachable = (individual: string): string =>
  `${individual}.deleted_at is null and ${individual}.status = 'ACTIVE' and ${individual}.email_proved_at is not null`;

/** Of an address: somebody has it who may be written to. */
export const belongsToReader = (email: string): string =>
  `exists (select from individuals owner where owner.email = ${email} and ${reachable('owner')} and ${agreed('owner')})`;

export const suppressed = (email: string): string =>
  `exists (select from mail_suppressions s where s.email = ${email} and s.status = 'SUPPRESSED')`;

/** It has had its advertising letters of seven days, or is getting the last of them now, besides those of one mailing. */
export const hadEnough = (email: string, besides = '0'): string =>
  `(select count(*) from mailing_recipients o join mailings om on om.id = o.mailing_id
    where o.email = ${email} and o.mailing_id <> ${besides} and om.is_advertising
      and (o.state = 'SENDING' or o.state = 'SENT' and o.settled_at > now() - interval '7 days')) >= ${advertsInWeek}`;

/** By `bindOf`. */
export const people = `select i.email from individuals i
  where ${reachable('i')} and i.email is not null
    and (cardinality($1::text[]) = 0 or lower(i.city) = any($1::text[]))
    and (cardinality($2::int[]) = 0 or i.specializations && $2::int[])
    and (cardinality($3::text[]) = 0 or exists (select from unnest($3::text[]) as word
      where position(word in lower(concat_ws(' ', i.interests, i.theme))) > 0))
    and ${agreed('i')} and not ${suppressed('i.email')}
    and not ($4::boolean and ${hadEnough('i.email')})`;
