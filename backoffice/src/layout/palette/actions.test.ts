import { grantsOf } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import type { StaffRole } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { expect } from 'chai';
import { creations, sections } from './actions.ts';
import { foundEntries, matching } from './entry.ts';

const titles = (of: typeof creations, ...roles: StaffRole[]) =>
  of(grantsOf(roles).list()).map(({ title }) => title);

describe('the quick actions of the back-office', () => {
  it('the quick actions are those the person has the right to', () => {
    expect(titles(creations, 'COURSE_EDITOR'))
      .to.include('Создать курс')
      .and.not.include('Создать пользователя');
    expect(titles(creations, 'ADMIN')).to.include.members(['Создать курс', 'Создать пользователя']);
    expect(titles(creations, 'MANAGER_REQUEST_VIEW')).to.deep.equal([]);
  });

  it('a quick action names its object in the accusative', () => {
    expect(titles(creations, 'ADMIN')).to.include.members([
      'Создать заявку',
      'Создать групповую заявку',
      'Создать покупателя',
      'Создать организацию',
      'Создать выплату',
      'Создать шкалу',
      'Создать страницу',
    ]);
  });

  it('quick actions lead to the lists of the menu', () => {
    expect(titles(sections, 'MANAGER_REQUEST_VIEW')).to.include('Заявки').and.not.include('Пользователи');
  });

  it('quick actions are found by how their words begin', () => {
    const groups = [{ label: 'Действия', entries: creations(grantsOf(['ADMIN']).list()) }];
    const found = (typed: string) =>
      matching(groups, typed).flatMap(({ entries }) => entries.map((e) => e.title));
    expect(found('соз курс')).to.deep.equal(['Создать курс']);
    expect(found('ТАТЬЮ')).to.deep.equal([]);
    expect(found('  ')).to.deep.equal([]);
  });

  it('sections and actions are found in the wrong keyboard layout, and home by its English name', () => {
    const rights = grantsOf(['ADMIN']).list();
    const groups = [{ label: 'Разделы', entries: [...sections(rights), ...creations(rights)] }];
    const found = (typed: string) =>
      matching(groups, typed).flatMap(({ entries }) => entries.map((e) => e.title));
    expect(found('рщьу')).to.deep.equal(['Главная']);
    expect(found('ukfdyfz')).to.deep.equal(['Главная']);
    expect(found('cjplfnm rehc')).to.deep.equal(['Создать курс']);
    expect(found('сверка')).to.deep.equal(['Сверка']);
  });

  it('quick actions stand beside records, each under a key of its own', () => {
    const item = { id: 5, title: 'Курс', detail: null, path: '/prods/5/show' };
    const [group] = foundEntries([{ resource: 'prods', label: 'Курсы', items: [item] }]);
    expect(group?.entries).to.deep.equal([
      { key: 'prods-5', title: 'Курс', detail: null, to: '/prods/5/show', isRecord: true },
    ]);
  });
});
