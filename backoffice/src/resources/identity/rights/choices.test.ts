import type { RoleRights } from '@odonta/api/contract';
import { expect } from 'chai';
import { actionsOf, areasOf } from './choices.ts';

const roles: RoleRights[] = [
  {
    role: 'CENTER_VIEW',
    label: 'Просмотр учебных центров',
    holders: 1,
    areas: [
      {
        area: 'centers',
        label: 'Учебные центры',
        verbs: { show: 'all', list: 'all' },
        moves: [],
        masked: 'none',
      },
    ],
  },
  {
    role: 'ROP_COURSE',
    label: 'Руководитель отдела продаж курсов',
    holders: 1,
    areas: [
      {
        area: 'centers',
        label: 'Учебные центры',
        verbs: { list: 'all', edit: 'all' },
        moves: [{ name: 'approve', label: 'одобрять', reach: 'all' }],
        masked: 'none',
      },
      { area: 'users', label: 'Пользователи', verbs: { list: 'all' }, moves: [], masked: 'none' },
    ],
  },
];

describe('the choice of a right', () => {
  it('offers every area once', () => {
    expect(areasOf(roles)).to.deep.equal([
      { id: 'centers', name: 'Учебные центры' },
      { id: 'users', name: 'Пользователи' },
    ]);
  });

  it('offers what any role may do in the area, verbs first and in their order', () => {
    expect(actionsOf(roles, 'centers').map(({ name }) => name)).to.deep.equal([
      'Список',
      'Карточка',
      'Изменение',
      'Одобрять',
    ]);
    expect(actionsOf(roles, 'prods')).to.deep.equal([]);
  });
});
