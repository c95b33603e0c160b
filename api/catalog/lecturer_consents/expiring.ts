import { Prod } from '@odonta/db/models';
import { consentDays } from '@odonta/db/vocabulary/catalog/lecturerConsent.ts';
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { nextRows } from '../../platform/jobs/rowByRow.ts';
import { writeToMembers } from '../centers/writeToMembers.ts';
import { announcing } from '../prods/prods.changes.ts';
import { lockConsents } from './answering.ts';
import { aboutOf, lecturerOf } from './asking.ts';
import { consentExpired, lecturerIsSilent } from './consents.letters.ts';
import { writeToLecturers } from './writeToLecturers.ts';

interface Due {
  prod_id: number;
  lecturer_id: number;
}

const keyOf = ({ prod_id, lecturer_id }: Due) => `${prod_id}:${lecturer_id}`;

/** After days of silence a course goes on with its lecturer, and both he and the centre are notified. Nodes share the work by row locks. */
export const expireConsents = (sequelize: Sequelize): Promise<number> =>
  nextRows({ name: 'expire consents of lecturers', keyOf, act: expire }, async (rested, transaction) => {
    const bind = { days: consentDays, rested: rested.map(String) };
    const [due] = await sequelize.query<Due>(nextDue, { bind, transaction, type: QueryTypes.SELECT });
    return due;
  });

async function expire({ prod_id, lecturer_id }: Due, transaction: Transaction): Promise<void> {
  const prod = await Prod.findByPk(prod_id, { rejectOnEmpty: true, transaction });
  const [row] = await lockConsents(prod, [lecturer_id], transaction);
  if (row?.consent !== 'ASKED') return;
  await announcing(prod, { lecturer_ids: [] }, transaction, async () => {
    await row.update({ expired_at: new Date() }, { transaction });
  });
  const course = await aboutOf(prod, transaction);
  await writeToLecturers([lecturer_id], (user) => consentExpired(user, course), transaction);
  const { name } = await lecturerOf(lecturer_id, transaction);
  const compose = (to: string) => lecturerIsSilent(to, course, name);
  await writeToMembers(prod.center_id, 'prods.edit', compose, transaction);
}

/** A course that begins earlier waits no longer. An invited person without an account never agrees by silence. Courses that are over or off the site need no answer. The course is locked first, as by everybody who changes it. */
const nextDue = `
  select l.prod_id, l.lecturer_id from prod_lecturers l join prods p on p.id = l.prod_id
  where l.consent = 'ASKED' and l.expired_at is null and not l.awaits_page
    and not exists (select from lecturer_invitations i where i.prod_id = l.prod_id and i.lecturer_id = l.lecturer_id)
    and (l.asked_at <= now() - make_interval(days => $days) or (p.date_start <= now() and l.asked_at < p.date_start))
    and (l.prod_id || ':' || l.lecturer_id) <> all($rested::text[])
    and p.status = 'CONFIRMED' and p.archived_at is null and p.deleted_at is null
    and coalesce(p.date_end, p.date_start, 'infinity') > now()
  order by l.asked_at, l.prod_id, l.lecturer_id limit 1 for no key update of p skip locked`;
