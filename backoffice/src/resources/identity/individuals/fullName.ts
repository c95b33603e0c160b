import type { StaffIndividual } from '@odonta/api/contract';

type Named = Pick<StaffIndividual, 'last_name' | 'first_name' | 'middle_name'>;

/** A person who signed in by a code has no name yet. */
export function fullName({ last_name, first_name, middle_name }: Named): string {
  return [last_name, first_name, middle_name].filter(Boolean).join(' ') || 'Без имени';
}
