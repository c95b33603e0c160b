import { entity } from '../entity.ts';

export const documentsEntity = entity({
  name: 'documents',
  rights: 'pages',
  group: 'content',
  label: 'Документы',
  counted: ['документ', 'документа', 'документов'],
  accusative: 'документ',
  fields: {
    id: '№',
    title: 'Название',
    file: 'Файл',
    src: 'Адрес файла',
    sort: 'Порядок',
    updated_at: 'Изменён',
  },
});
