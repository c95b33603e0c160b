import { entity } from '../entity.ts';

export const pageVersionsEntity = entity({
  name: 'page_versions',
  rights: 'pages',
  label: 'Редакции страниц',
  counted: ['редакция', 'редакции', 'редакций'],
  accusative: 'редакцию',
  fields: {},
  notOffered: {
    list: 'Whoever may see a page may see its editions: the right to show it opens their list.',
    create:
      'Publishing a page makes its edition; by hand it would say that something was public which was not.',
    edit: 'What was published stays as it was read.',
    delete: 'What was published stays as it was read.',
    export: 'Pages are exported; their editions are read and compared one by one.',
  },
});
