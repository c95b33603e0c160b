import type { StaffParticipant } from '@odonta/api/contract';
import { fullNameOf } from '@odonta/db/vocabulary/personName.ts';

type Named = Pick<StaffParticipant, 'last_name' | 'first_name' | 'middle_name' | 'number'>;

/** An unnamed place is known by its number. */
export const participantName = (person: Named): string =>
  fullNameOf(person) || `Место ${person.number}, без имени`;
