import type { StaffParticipant } from '@odonta/api/contract';

type Named = Pick<StaffParticipant, 'last_name' | 'first_name' | 'middle_name' | 'number'>;

/** An unnamed place is known by its number. */
export const participantName = ({ last_name, first_name, middle_name, number }: Named): string =>
  [last_name, first_name, middle_name].filter(Boolean).join(' ') || `Место ${number}, без имени`;
