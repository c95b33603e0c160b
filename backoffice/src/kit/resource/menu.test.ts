import { entities } from '@odonta/db/vocabulary/entities.ts';
import type { Entity } from '@odonta/db/vocabulary/entity.ts';
import { grantsOf } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { type StaffRole, staffRoleNames } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { menuGroups } from '@odonta/db/vocabulary/menuGroups.ts';
import { expect } from 'chai';
import { found } from '#definitions';
import { definitionOf, definitions } from '../../resources/index.ts';
import { sectionChoices } from '../../resources/tools/audit_log/sectionChoices.ts';
import { mayDo } from '../session/access.ts';
import { filteredAddress, listAddress, menuFor } from './menu.ts';

/** Requisites are changed by a screen of their own, where a second person is asked; edits of courses begin at their centres. */
const asked: Readonly<Record<string, string>> = { center_requisites: 'edit', prod_revisions: 'create' };

const menuOf = (...roles: StaffRole[]) =>
  menuFor(grantsOf(roles).list(), definitions).flatMap(({ label, entries }) => [
    label,
    ...entries.map((entry) => `- ${entry.label}`),
  ]);

describe('the menu', () => {
  it('shows everything to an administrator', () => {
    expect(menuOf('ADMIN')).to.have.length(Object.keys(menuGroups).length + definitions.length);
  });

  it('shows a course editor the catalogue, what is read and chosen of it and who waits for it, and nothing else', () => {
    // Written out: the lists below follow the rights, and would follow one that was granted by mistake.
    expect(menuOf('COURSE_EDITOR')).to.deep.equal([
      'Обращения',
      '- Отзывы',
      'Продажи',
      '- Лист ожидания',
      '- Подборки курсов',
      'Каталог',
      '- Вопросы о курсах',
      '- Правки курсов',
      '- Курсы',
      '- Лекторы',
      '- Учебные центры',
      '- Статьи',
      'Справочники',
      '- Города',
      '- Категории',
      '- Специализации',
      'Журналы',
      '- Импорт',
    ]);
  });

  it('adds up the rights of several roles', () => {
    expect(menuOf('COURSE_VIEW', 'MANAGER_REQUEST_VIEW')).to.include.members([
      '- Заявки',
      '- Курсы',
      '- Лекторы',
    ]);
  });

  it('has no group without entries, and nothing at all for nobody', () => {
    expect(menuOf('CLINICS_MODERATOR')).not.to.include('Каталог');
    expect(menuFor({}, definitions)).to.deep.equal([]);
  });

  for (const role of staffRoleNames)
    it(`offers ${role} exactly what the rights let it list, in the order of groups and cards`, () => {
      const grants = grantsOf([role]);
      const listed = entities.filter(({ rights }) => grants.scope(`${rights}.list`) !== null);
      const expected = Object.entries(menuGroups).flatMap(([group, label]) => {
        const labels = listed.filter((card: Entity) => card.group === group).map((card) => `- ${card.label}`);
        return labels.length > 0 ? [label, ...labels] : [];
      });
      expect(menuOf(role)).to.deep.equal(expected);
    });

  it('leads to whole lists: filters of the last visit are taken off', () => {
    expect(listAddress('prods')).to.deep.equal({ pathname: '/prods', search: '?filter=%7B%7D' });
    expect(filteredAddress('prods', { status: 'CREATED' })).to.equal(
      '/prods?filter=%7B%22status%22%3A%22CREATED%22%7D',
    );
    expect(listAddress('prod_revisions', { status: 'CREATED' }).search).to.equal(
      '?filter=%7B%22status%22%3A%22CREATED%22%7D',
    );
  });
});

describe('entities', () => {
  it('an entity has screens for its permitted actions', () => {
    for (const { name, never = [], screens } of definitions) {
      expect(screens.show === undefined, `${name}.show`).to.equal(never.includes('show'));
      expect(screens.create === undefined, `${name}.create`).to.equal(never.includes('create'));
      if (never.includes('edit')) expect(screens.edit, `${name}.edit`).to.equal(undefined);
    }
  });

  it('never offer what the API does not know, not even to an administrator', () => {
    const rights = grantsOf(['ADMIN']).list();
    expect(mayDo(rights, definitionOf('cities'), 'delete')).to.equal(true);
    expect(mayDo(rights, definitionOf('categories'), 'delete')).to.equal(false);
    expect(mayDo(rights, definitionOf('users'), 'delete')).to.equal(true);
  });

  it('an entity withholds only what nobody may do or what has a reason', () => {
    const grants = grantsOf(['ADMIN']);
    const verbs = ['create', 'edit', 'delete', 'export'] as const;
    for (const { name, rights, never = [], notOffered = {} } of definitions) {
      const withheld = verbs.filter(
        (verb) => grants.scope(`${rights}.${verb}`) === null || notOffered[verb] || asked[name] === verb,
      );
      expect(never.filter((verb) => verb !== 'show').sort(), name).to.deep.equal(withheld.sort());
    }
  });

  it('every card of the menu has screens, and every screen a card', () => {
    const onCards = entities.filter((card: Entity) => card.group).map(({ name }) => name);
    expect(
      onCards.filter((name) => !definitionOf(name)),
      'without screens',
    ).to.deep.equal([]);
    expect(found).to.have.length(onCards.length);
    expect(definitions.map(({ name }) => name)).to.deep.equal(onCards);
  });

  it('the audit log finds entities by the labels of their cards', () => {
    const sections = sectionChoices().map(({ name }) => name);
    expect(sections).to.include.members(entities.map(({ label }) => label));
    expect(new Set(sections).size).to.equal(sections.length);
  });

  it('entities that refer to each other do so once', () => {
    expect(new Set(definitions.map(({ name }) => name)).size).to.equal(definitions.length);
  });
});
