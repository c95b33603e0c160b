import { paths } from '@odonta/db/vocabulary/addresses.ts';

export const mainLinks = [
  { name: 'О нас', path: paths.about },
  { name: 'Контакты', path: paths.contacts },
  { name: 'Бонусы', path: paths.bonus },
] as const;
