import { listAddress, menuFor } from '../../kit/resource/menu.ts';
import { type HeldRights, mayDo } from '../../kit/session/access.ts';
import { definitions } from '../../resources/index.ts';
import type { Entry } from './entry.ts';

/** What is made anew, in the accusative: «Создать статью». */
const newRecords: Readonly<Record<string, string>> = {
  articles: 'статью',
  banner_campaigns: 'баннер',
  centers: 'учебный центр',
  cities: 'город',
  documents: 'документ',
  lecturers: 'лектора',
  pinnings: 'закрепление',
  prods: 'курс',
  redirects: 'переадресацию',
  specializations: 'специализацию',
  synonyms: 'синонимы',
  top_strip: 'верхнюю плашку',
  users: 'пользователя',
};

/** The records a person may make, in the order of the menu. */
export function creations(rights: HeldRights): Entry[] {
  return definitions
    .filter(({ screens }) => screens.create)
    .filter((each) => mayDo(rights, each, 'create'))
    .map(({ name, counted }) => ({
      key: `create-${name}`,
      title: `Создать ${newRecords[name] ?? counted[0]}`,
      to: `/${name}/create`,
    }));
}

/** The lists he may open, as they stand in the menu. */
export function sections(rights: HeldRights): Entry[] {
  const lists = menuFor(rights, definitions).flatMap(({ label, entries }) =>
    entries.map((each) => ({
      key: `list-${each.name}`,
      title: each.label,
      detail: label,
      to: listAddress(each.name),
    })),
  );
  return [{ key: 'home', title: 'Главная', to: '/' }, ...lists];
}
