import type { LecturerProfile, LecturerProfileEdit } from '@odonta/api/contract';
import { type Approval, Lecturer } from '@odonta/db/models';
import { lecturerPath } from '@odonta/db/vocabulary/addresses.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { lastAsked } from '../../identity/approvals/askApproval.ts';

/** The pages of these lecturers, each with its last edit. */
export async function profilesOf(
  own: readonly number[],
  transaction?: Transaction,
): Promise<LecturerProfile[]> {
  const lecturers = await Lecturer.findAll({ where: { id: [...own] }, order: ['id'], transaction });
  return Promise.all(
    lecturers.map(async (lecturer) => present(lecturer, await lastEditOf(lecturer, transaction))),
  );
}

const lastEditOf = ({ id }: Lecturer, transaction?: Transaction): Promise<Approval | null> =>
  lastAsked({ kind: 'LECTURER', resource: 'lecturers', record_id: id }, transaction);

function present(lecturer: Lecturer, last: Approval | null): LecturerProfile {
  const { id, name, text, filename, alt, status } = lecturer;
  const edit = (last?.after ?? {}) as LecturerProfileEdit;
  return {
    id,
    name,
    canonical: status === 'CONFIRMED' ? lecturerPath(lecturer) : null,
    text,
    filename,
    alt: alt ?? '',
    waiting: last?.status === 'CREATED' ? { edit, asked_at: secondsOf(last.asked_at) } : null,
    refused:
      last?.status === 'REJECTED' && last.decided_at
        ? { edit, reason: last.reason ?? '', decided_at: secondsOf(last.decided_at) }
        : null,
  };
}
