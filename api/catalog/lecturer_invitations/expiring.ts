import { LecturerInvitation, Prod } from '@odonta/db/models';
import { lecturerInvitationKeptDays } from '@odonta/db/vocabulary/catalog/lecturerInvitation.ts';
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { nextRows } from '../../platform/jobs/rowByRow.ts';
import { systemAuditActor, systemOrigin } from '../../platform/journals/system.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { lockConsents } from '../lecturer_consents/answering.ts';
import { leaveCourse } from './naming.ts';

interface Due {
  id: number;
  prod_id: number;
  lecturer_id: number;
}

/** The address and the note of a person who never answered are not kept, and the course asks him no longer. */
export const withdrawExpired = (sequelize: Sequelize): Promise<number> =>
  nextRows(
    { name: 'withdraw invitations of lecturers', keyOf: ({ id }: Due) => id, act: withdraw },
    async (rested, transaction) => {
      const bind = { days: lecturerInvitationKeptDays, rested: rested.map(Number) };
      const [due] = await sequelize.query<Due>(nextDue, { bind, transaction, type: QueryTypes.SELECT });
      return due;
    },
  );

async function withdraw({ prod_id, lecturer_id }: Due, transaction: Transaction): Promise<void> {
  const prod = await Prod.findByPk(prod_id, { paranoid: false, rejectOnEmpty: true, transaction });
  const [row] = await lockConsents(prod, [lecturer_id], transaction);
  if (row?.consent === 'ASKED' && !row.is_shown) await leaveCourse(prod, row, transaction);
  else await LecturerInvitation.destroy({ where: { prod_id, lecturer_id }, transaction });
  const changes = { lecturer_id: [lecturer_id, null] as [unknown, unknown] };
  const what = { action: 'withdraw_lecturer', resource: 'prods', record_id: prod_id, changes };
  await unitOfWork.audit({ by: systemAuditActor, origin: systemOrigin, ...what }, transaction);
}

/** The course is locked first, as by everybody who changes its lecturers. */
const nextDue = `
  select i.id, i.prod_id, i.lecturer_id from lecturer_invitations i join prods p on p.id = i.prod_id
  where i.expires_at < now() - make_interval(days => $days) and i.id <> all($rested::integer[])
  order by i.expires_at, i.id limit 1 for no key update of p skip locked`;
