import { entity } from '../entity.ts';

export const categoriesEntity = entity({
  name: 'categories',
  rights: 'dictionaries',
  group: 'dictionaries',
  label: 'Категории',
  counted: ['категория', 'категории', 'категорий'],
  accusative: 'категорию',
  fields: { id: '№', name: 'Название', url: 'Адрес страницы', sort: 'Порядок' },
  notOffered: {
    create: 'The twelve categories, their numbers and addresses are fixed by the specification.',
    delete: 'The twelve categories, their numbers and addresses are fixed by the specification.',
  },
});
