import type { Imported } from '../../platform/kit/imported.ts';
import { asAddress, asFlag, asNumber, asText } from '../../platform/tables/cellReaders.ts';

export const centerImports: Imported = {
  key: ['email'],
  fields: [
    { field: 'name', title: 'Название', read: asText, example: 'Учебный центр «Пример»' },
    {
      field: 'email',
      title: 'Почта',
      read: asAddress,
      example: 'info@example.ru',
      also: ['email', 'e-mail'],
    },
    { field: 'phone', title: 'Телефон', read: asText, example: '+7 495 123-45-67' },
    { field: 'kontact_name', title: 'Контактное лицо', read: asText, example: '' },
    { field: 'kontact_phone', title: 'Телефон контактного лица', read: asText, example: '' },
    { field: 'city', title: 'Город', read: asText, example: 'Москва' },
    { field: 'description', title: 'Описание', read: asText, example: '' },
    { field: 'sale', title: 'Комиссия, %', read: asNumber, example: '10' },
    { field: 'is_sell_individuals', title: 'Продаёт физлицам', read: asFlag, example: 'да' },
    { field: 'is_sell_entities', title: 'Продаёт юрлицам', read: asFlag, example: 'да' },
    { field: 'show_main', title: 'Показывать на главной', read: asFlag, example: 'нет' },
  ],
};
