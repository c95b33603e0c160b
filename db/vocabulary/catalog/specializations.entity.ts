import { entity } from '../entity.ts';

export const specializationsEntity = entity({
  name: 'specializations',
  rights: 'dictionaries',
  group: 'dictionaries',
  label: 'Специализации',
  counted: ['специализация', 'специализации', 'специализаций'],
  accusative: 'специализацию',
  fields: { id: '№', name: 'Название', sort: 'Порядок' },
});
