import type { StaffIndividual } from '@odonta/api/contract';
import { fullNameOf } from '@odonta/db/vocabulary/personName.ts';

type Named = Pick<StaffIndividual, 'last_name' | 'first_name' | 'middle_name'>;

/** A person who signed in by a code has no name yet. */
export const fullName = (person: Named): string => fullNameOf(person) || 'Без имени';
