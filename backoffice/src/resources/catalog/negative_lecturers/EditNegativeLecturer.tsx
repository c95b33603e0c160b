import type { StaffNegativeLecturer } from '@odonta/api/contract';
import { useRecordContext } from 'react-admin';
import { EditPart } from '../../../kit/record/EditPart.tsx';
import { useRights } from '../../../kit/session/useRights.ts';
import { aboutInputs, evidenceInput, expiryInput, whoInputs } from './inputs.tsx';

const confirmed = ['lecturer_id', 'fio', 'expires_at'] as const;
const open = [...confirmed, 'about', 'author_center_id', 'evidence'] as const;

/** All fields before the decision; afterwards only the lecturer and the term. */
export function EditNegativeLecturer() {
  const record = useRecordContext<StaffNegativeLecturer>();
  const { may } = useRights();
  if (!record || !may('negative_lecturers.edit')) return null;
  const isOpen = record.status === 'CREATED';
  if (!isOpen && record.status !== 'CONFIRMED') return null;
  return (
    <EditPart<StaffNegativeLecturer>
      title={isOpen ? 'Запись о лекторе' : 'Лектор и срок'}
      fields={isOpen ? open : confirmed}
      saved="Запись сохранена"
    >
      {whoInputs}
      {isOpen && aboutInputs}
      {isOpen && evidenceInput}
      {expiryInput}
    </EditPart>
  );
}
