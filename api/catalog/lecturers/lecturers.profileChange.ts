import { type Approval, type ApprovedFields, Lecturer, User } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { type ApprovalKind, confirmedBy, journalOfFields } from '../../identity/approvals/kinds.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { sanitised } from '../../platform/texts/sanitised.ts';
import { profileDecided } from './profile.letters.ts';

export const profileFields = ['text', 'filename', 'alt'] as const;
export type ProfileField = (typeof profileFields)[number];

export const profileOf = (lecturer: Lecturer): Record<ProfileField, string | null> => ({
  text: lecturer.text,
  filename: lecturer.filename,
  alt: lecturer.alt,
});

/** A page of a lecturer, as he himself wants it: visitors read it once a moderator has accepted it. */
export const profileChange: ApprovalKind = {
  confirmedBy: confirmedBy.LECTURER,
  rejectedBy: 'lecturers.reject',
  action: { CONFIRMED: 'confirm_profile', REJECTED: 'reject_profile' },
  isModeration: true,

  lock: async ({ record_id }, transaction) => void (await lockLecturer(record_id, transaction)),

  async apply({ record_id, before, after }, transaction) {
    const lecturer = await lockLecturer(record_id, transaction);
    if (!lecturer) throw notFound('Лектора больше нет');
    const now: ApprovedFields = profileOf(lecturer);
    if (Object.keys(before).some((field) => (now[field] ?? '') !== (before[field] ?? '')))
      throw conflict('Страница лектора с тех пор изменилась: отклоните правку с пояснением');
    const text = typeof after.text === 'string' ? { text: sanitised(after.text) } : {};
    lecturer.set({ ...after, ...text } as Partial<Lecturer>);
    await lecturer.save({ transaction });
  },

  journalled: (approval) => journalOfFields(approval),

  notify: writeDecision,
};

export const lockLecturer = (id: number, transaction: Transaction): Promise<Lecturer | null> =>
  Lecturer.findByPk(id, { lock: transaction.LOCK.NO_KEY_UPDATE, transaction });

/** He has no bell. */
async function writeDecision(approval: Approval, _outcome: string, transaction: Transaction): Promise<void> {
  const where = { id: approval.asked_by, status: 'ACTIVE' as const };
  const [user, lecturer] = [
    await User.findOne({ where, transaction }),
    await Lecturer.findByPk(approval.record_id, { transaction }),
  ];
  if (user && lecturer) await writeLetter(profileDecided(user, lecturer, approval), transaction);
}
