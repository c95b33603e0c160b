import { entity } from '../entity.ts';

export const synonymsEntity = entity({
  name: 'synonyms',
  group: 'search',
  label: 'Синонимы поиска',
  counted: ['группа', 'группы', 'групп'],
  accusative: 'синонимы',
  fields: { id: '№', words: 'Слова', updated_at: 'Изменена' },
});
