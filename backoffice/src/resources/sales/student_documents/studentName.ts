import type { StaffStudentDocument } from '@odonta/api/contract';

export const studentName = ({ last_name, first_name, participant_id }: StaffStudentDocument): string =>
  [last_name, first_name].filter(Boolean).join(' ') || `Участник № ${participant_id}`;
