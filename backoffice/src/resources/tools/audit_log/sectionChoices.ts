import { entities } from '@odonta/db/vocabulary/entities.ts';
import { screenless } from '../../screenless.ts';

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The subjects of the journal: entities by the labels of their cards, and records without screens of their own. */
export function sectionChoices(): { id: string; name: string }[] {
  const others = Object.entries(screenless).map(([id, { name }]) => ({ id, name: capital(name) }));
  return [...entities.map(({ name: id, label: name }) => ({ id, name })), ...others];
}
