import { entities } from '@odonta/db/vocabulary/entities.ts';
import { screenless } from '../../screenless.ts';

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** What the journal may speak of: entities by the labels of their cards, and what has no screens of its own. */
export function sectionChoices(): { id: string; name: string }[] {
  const others = Object.entries(screenless).map(([id, { name }]) => ({ id, name: capital(name) }));
  return [...entities.map(({ name: id, label: name }) => ({ id, name })), ...others];
}
