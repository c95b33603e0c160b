import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { prodsEntity } from './prods.entity.ts';
import { prodRevisionLifecycle, rejectionCodes } from './revisions/prodRevision.ts';

export const prodRevisionsEntity = entity({
  name: 'prod_revisions',
  group: 'catalog',
  label: 'Правки курсов',
  counted: ['правка', 'правки', 'правок'],
  accusative: 'правку',
  fields: {
    id: '№',
    prod_id: 'Курс',
    prod_name: 'Курс',
    center_id: 'Учебный центр',
    center_name: 'Учебный центр',
    fields: 'Что меняют',
    changes: 'Что меняют',
    names: 'Названия',
    comments: 'Замечания к полям',
    reject_code: 'Причина отказа',
    created_by: 'Кто правит',
    author_name: 'Кто правит',
    submitted_at: 'Отправлена',
    due_at: 'Проверить до',
    decided_by: 'Кто решил',
    decider_name: 'Кто решил',
    decided_at: 'Решение принято',
    status: 'Статус',
    created_at: 'Создана',
    updated_at: 'Изменена',
  },
  codes: {
    status: labelsOf(prodRevisionLifecycle.statuses),
    reject_code: rejectionCodes,
    fields: prodsEntity.fields,
  },
  lifecycle: prodRevisionLifecycle,
  notOffered: {
    edit: 'Правку исправляет её автор: модератор принимает или отклоняет поля',
    delete: 'Правки — история курса, их не удаляют',
  },
  notOfStaff: ['send', 'withdraw', 'discard'],
});
