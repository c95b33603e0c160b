import { AdLink, connectionOf } from '@odonta/db/models';
import { QueryTypes, type Transaction } from 'sequelize';
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

/** Asks the link before an advert is sent, in no transaction; 422 with the reason where visitors may not be sent there. */
export async function requireAnswer(link: string): Promise<void> {
  const known = (await linksOf([link])).get(link);
  const isBelieved = known?.problem === null && Date.now() - known.checked_at.getTime() < believedMs;
  if (isBelieved) return;
  if (ownPathOf(link) === null && URL.canParse(link)) await countAsk(new URL(link));
  const problem = await checkLink(link);
  if (problem !== null) throw invalid({ url: problem });
}

async function countAsk({ hostname }: URL): Promise<void> {
  const take = limiterOn(connectionOf(AdLink));
  await take(asksOfSite, hostname);
  await take(asksOfAll, 'all');
}

/** Asks the link and notes its answer: why visitors may not be sent there, or null. */
export async function checkLink(link: string): Promise<string | null> {
  if (Buffer.byteLength(link) > bytesAtMost) return 'Ссылка слишком длинная';
  const problem = await problemOf(link);
  await connectionOf(AdLink).query(noted, { bind: [link, problem], type: QueryTypes.INSERT });
  return problem;
}

async function problemOf(link: string): Promise<string | null> {
  const path = ownPathOf(link);
  if (path === null) return inTurn(() => problemOfSite(link));
  return (await isOwnPage(path)) ? null : 'Такой страницы на нашем сайте нет';
}

const noted = `insert into ad_links as known (url, checked_at, problem, problem_since)
  values ($1, now(), $2, case when $2::text is not null then now() end)
  on conflict (url) do update set checked_at = excluded.checked_at, problem = excluded.problem,
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
  if (!known) throw conflict('Ссылка ещё не проверена: подождите пару минут');
  if (known.problem !== null) throw conflict(`Ссылка не прошла проверку. ${known.problem}`);
}
