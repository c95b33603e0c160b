import { NegativeLecturer, Note, PrivateFile, StatusChange } from '@odonta/db/models';
import {
  negativeLecturerDays,
  negativeLecturerLifecycle,
} from '@odonta/db/vocabulary/catalog/negativeLecturer.ts';
import { Op, type Sequelize, type Transaction } from 'sequelize';
import { nextRows } from '../../platform/jobs/rowByRow.ts';
import { systemAuditActor, systemOrigin } from '../../platform/journals/system.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { applyWhereDue } from '../../platform/transitions/applyWhereDue.ts';
import { evidenceKind } from './evidenceKind.ts';

/** Ends records whose term is over. */
export const expireNegativeLecturers = (sequelize: Sequelize): Promise<number> =>
  applyWhereDue(
    {
      lifecycle: negativeLecturerLifecycle,
      model: NegativeLecturer,
      name: 'expire',
      due: `select id, status from negative_lecturers
        where status in ('CREATED', 'CONFIRMED') and expires_at <= now() for no key update`,
      set: `close_reason = 'Срок записи истёк'`,
    },
    sequelize,
  );

/** Deletes the record after three years, with everything that repeats its text: documents, notes and reasons. */
export const deleteOldNegativeLecturers = (): Promise<number> =>
  nextRows(deletion, (rested, transaction) =>
    NegativeLecturer.findOne({
      where: {
        id: { [Op.notIn]: rested.map(Number) },
        created_at: { [Op.lte]: new Date(Date.now() - negativeLecturerDays * 86_400_000) },
      },
      order: ['created_at', 'id'],
      paranoid: false,
      lock: transaction.LOCK.UPDATE,
      skipLocked: true,
      transaction,
    }),
  );

const deletion = {
  name: 'delete negative lecturers',
  keyOf: ({ id }: NegativeLecturer) => id,
  act: async (row: NegativeLecturer, transaction: Transaction) => {
    const about = { resource: 'negative_lecturers', record_id: row.id };
    await PrivateFile.destroy({ where: { id: row.evidence, kind: evidenceKind }, transaction });
    await Note.destroy({ where: about, force: true, transaction });
    await StatusChange.destroy({ where: about, transaction });
    await row.destroy({ force: true, transaction });
    const entry = { by: systemAuditActor, origin: systemOrigin, action: 'delete', changes: {} };
    await unitOfWork.audit({ ...entry, ...about }, transaction);
  },
};
