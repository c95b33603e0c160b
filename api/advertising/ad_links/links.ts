import { AdLink, connectionOf } from '@odonta/db/models';
import { QueryTypes, type Transaction } from 'sequelize';
import type { OwnerIds } from '../../money/marketing_balance/owner.ts';
import { conflict, invalid, unavailable } from '../../platform/http/errors.ts';
import { atMost } from '../../platform/jobs/atMost.ts';
import { limiterOn } from '../../platform/limits/limiters.ts';
import { problemOfSite } from './asking.ts';
import { isOwnPage, ownPathOf } from './ownPages.ts';

/** A good answer is believed for so long when an advert is sent. */
const believedMs = 10 * 60_000;
const bytesAtMost = 2000;
/** Sites that a node asks at once. */
const inTurn = atMost(5, { length: 20, refusal: unavailable });
/** Nobody makes us call a site, or many of them, again and again. */
const asksOfAll = { name: 'ad_links', points: 60, seconds: 60 };
const asksOfSite = { name: 'ad_links_of_site', points: 10, seconds: 60 };
const asksOfOwner = { name: 'ad_links_of_owner', points: 10, seconds: 60 };
/** The clock asks daily. */
const goodForMs = 26 * 3_600_000;

/** Asks the link before an advert is sent, in no transaction; 422 with the reason where visitors may not be sent there. */
export async function requireAnswer(link: string, owner: OwnerIds): Promise<void> {
  const known = (await linksOf([link])).get(link);
  const isBelieved = known?.problem === null && Date.now() - known.checked_at.getTime() < believedMs;
  if (isBelieved) return;
  if (ownPathOf(link) === null && URL.canParse(link)) await countAsk(new URL(link), owner);
  const problem = await checkLink(link);
  if (problem !== null) throw invalid({ url: problem });
}

async function countAsk(
  { hostname }: URL,
  { center_id = null, merchant_id = null }: OwnerIds,
): Promise<void> {
  const take = limiterOn(connectionOf(AdLink));
  // First: whose asks are too many leaves those of others theirs.
  await take(asksOfOwner, `${center_id}-${merchant_id}`);
  await take(asksOfSite, hostname);
  await take(asksOfAll, 'all');
}

/** Asks the link and notes its answer: why visitors may not be sent there, or null. */
export async function checkLink(link: string): Promise<string | null> {
  if (Buffer.byteLength(link) > bytesAtMost) return 'Ссылка слишком длинная';
  const problem = await problemOf(link, inTurn);
  await noteAnswer(link, problem);
  return problem;
}

export async function noteAnswer(link: string, problem: string | null): Promise<void> {
  await connectionOf(AdLink).query(noted, { bind: [link, problem], type: QueryTypes.INSERT });
}

/** Asks the link in its turn, and notes nothing. */
export async function problemOf(
  link: string,
  turn: (work: () => Promise<string | null>) => Promise<string | null>,
): Promise<string | null> {
  const path = ownPathOf(link);
  if (path === null) return turn(() => problemOfSite(link));
  return (await isOwnPage(path)) ? null : 'Такой страницы на нашем сайте нет';
}

const noted = `insert into ad_links as known (url, checked_at, problem, problem_since)
  values ($1, now(), $2, case when $2::text is not null then now() end)
  on conflict (url) do update set checked_at = greatest(known.checked_at, excluded.checked_at), problem = excluded.problem,
    problem_since = case when excluded.problem is not null then coalesce(known.problem_since, excluded.checked_at) end`;

/** The last answers of these links, by link. */
export async function linksOf(
  urls: readonly (string | null)[],
  transaction?: Transaction,
): Promise<Map<string, AdLink>> {
  const url = [...new Set(urls.filter((each) => each !== null))];
  const rows = url.length > 0 ? await AdLink.findAll({ where: { url }, transaction }) : [];
  return new Map(rows.map((row) => [row.url, row]));
}

/** Nothing goes to the site before its link has answered; 409 with the reason. */
export async function refuseUnanswered(link: string, transaction: Transaction): Promise<void> {
  const known = (await linksOf([link], transaction)).get(link);
  if (!known || Date.now() - known.checked_at.getTime() > goodForMs)
    throw conflict('Ссылка ещё не проверена: подождите пару минут');
  if (known.problem !== null) throw conflict(`Ссылка не прошла проверку. ${known.problem}`);
}
