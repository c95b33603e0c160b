import { resources } from '@odonta/db/vocabulary/identity/rights/resources.ts';

/** What the journal may speak of; dictionaries are kept under their own names. */
export function sectionChoices(): { id: string; name: string }[] {
  const dictionaries = [
    { id: 'cities', name: 'Города' },
    { id: 'categories', name: 'Категории' },
    { id: 'specializations', name: 'Специализации' },
  ];
  return [...Object.entries(resources).map(([id, { label }]) => ({ id, name: label })), ...dictionaries];
}
