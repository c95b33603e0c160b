import { AdLink, Banner, sequelizeOf } from '@odonta/db/models';
import { literal, Op, QueryTypes, type Sequelize } from 'sequelize';
import { atMost } from '../../platform/jobs/atMost.ts';
import { log } from '../../platform/log.ts';
import { bannerLinkBroken } from '../ad_places/banner.letters.ts';
import { eachDue } from '../buying/eachDue.ts';
import { writeToOwner } from '../buying/writeToOwner.ts';
import { isSilence } from './asking.ts';
import { noteAnswer, problemOf } from './links.ts';
import { ownPathOf } from './ownPages.ts';

const linksOfTurn = 20;
/** Leaves room for members who send their banners meanwhile. */
const atOnce = 2;

/**
 * Asks the links of banners that are shown or wait for staff: each day, those with a problem each ten minutes, and those that
 * staff have changed at once.
 */
export async function checkDueLinks(sequelize: Sequelize): Promise<void> {
  const due = await sequelize.query<{ url: string }>(dueLinks, { type: QueryTypes.SELECT });
  const inTurn = atMost(atOnce);
  const answers = await Promise.all(
    due.map(async ({ url }) => ({ url, problem: await problemOf(url, inTurn) })),
  );
  if (isOurOutage(answers)) return void log.warn({ links: answers.length }, 'no site answers us');
  for (const { url, problem } of answers) await noteAnswer(url, problem);
}

/** Where several sites are silent and none answers, our own network is away: nobody is written to for that. */
function isOurOutage(answers: readonly { url: string; problem: string | null }[]): boolean {
  const sites = answers.filter(({ url }) => ownPathOf(url) === null);
  const hosts = new Set(sites.map(({ url }) => URL.parse(url)?.host));
  return hosts.size >= 3 && sites.every(({ problem }) => isSilence(problem));
}

const dueLinks = `select l.url from (
    select url from banners where by_weeks and deleted_at is null
      and (status = 'CONFIRMED' and date_end > now() or status = 'CREATED' and submitted_at is not null)
    union select after ->> 'url' from approvals where kind = 'BANNER' and status = 'CREATED'
  ) l left join ad_links known on known.url = l.url
  where octet_length(l.url) <= 2000 and (known.url is null
    or known.checked_at < now() - case when known.problem is null then interval '1 day' else interval '10 minutes' end)
  order by known.checked_at nulls first, l.url limit ${linksOfTurn}`;

/** An hour of failed checks is no restart of the site. */
const isLasting = `l.problem_since <= l.checked_at - interval '1 hour'`;

/** The numbers of banners that send visitors to nowhere: they run on, and staff decide. */
export const bannersWithoutAnswer = `select b.id from banners b join ad_links l on l.url = b.url and ${isLasting}
  where b.by_weeks and b.status = 'CONFIRMED' and b.paused_at is null and b.date_end > now()`;

/** Writes to the advertisers of those, once until the link answers again. */
export const writeLinkProblems = (): Promise<number> =>
  eachDue(
    Banner,
    'write about links of banners',
    { [Op.and]: literal(unwritten) },
    async (banner, transaction) => {
      const { problem } = await AdLink.findByPk(banner.url ?? '', { transaction, rejectOnEmpty: true });
      await writeToOwner(banner, (of, to) => bannerLinkBroken(of, problem ?? '', to), transaction);
      // Past the model: a note about a letter is no change that pages or editors need to see.
      await sequelizeOf(transaction).query('update banners set link_written_at = now() where id = $1', {
        ...{ bind: [banner.id], type: QueryTypes.UPDATE, transaction },
      });
    },
  );

const unwritten = `"Banner".id in (${bannersWithoutAnswer} and (b.link_written_at is null or b.link_written_at < l.problem_since))`;
