import { expect } from 'chai';
import { type ResourceName, resourceNames, resources, transitionsOf } from './resources.ts';
import { allRights, grantsOf, type Right, verbs } from './rights.ts';
import { type StaffRole, staffRoleLabels, staffRoleNames } from './roleLabels.ts';
import { type Cell, cellsOfRoles } from './roles.ts';

/** The staff roles of the specification with their labels; the manager of one partner has no name there. */
const specified: Record<string, string> = {
  ADMIN: 'Администратор',
  MANAGER: 'Менеджер',
  MANAGER_BANNER: 'Менеджер баннеров',
  MANAGER_NOTISEND: 'Менеджер e-mail рассылок',
  ROP_COURSE: 'Руководитель отдела продаж курсов',
  BOOKKEEPER: 'Бухгалтер',
  COURSE_EDITOR: 'Редактор курсов',
  COURSE_RECOMMEND: 'Рекомендательные подборки',
  COURSE_RECOMMEND_VIEW: 'Подборки, просмотр',
  STAT_VIEW: 'Просмотр статистики',
  CENTER_VIEW: 'Просмотр учебных центров',
  RELATED_PROMOTION: 'Партнёрские бонусы',
  PARTNER_MANAGER: 'Менеджер конкретного партнёра',
  LECTURE_HALL_VIEW: 'Лекторий, просмотр',
  LECTURE_HALL_EDIT: 'Лекторий, редактирование',
  LECTURE_HALL_QUESTIONNAIRES: 'Лекторий, анкеты',
  MERCHANTS: 'Торговые организации',
  ARTICLES: 'Статьи',
  MANAGER_REQUEST_VIEW: 'Просмотр заявок',
  ORDER_VIEW: 'Просмотр заказов',
  COURSE_VIEW: 'Просмотр курсов',
  CLINICS_MODERATOR: 'Модератор клиник',
  LECTURER_EDIT: 'Модератор лекторов',
  SEO_EDIT: 'SEO',
};

const cellsOf = (role: StaffRole) => Object.entries(cellsOfRoles[role]) as [ResourceName, Cell][];

describe('the rights of staff', () => {
  it('every role of the specification is known, by its name', () => {
    expect(staffRoleLabels).to.deep.equal(specified);
    const named = resourceNames.flatMap((name) => Object.keys(resources[name].cells));
    expect(staffRoleNames).to.have.members([...new Set(named)]);
  });

  it('rights use meaningful letters and existing transitions', () => {
    for (const role of staffRoleNames)
      for (const [name, { may, moves: transitions }] of cellsOf(role)) {
        expect(may, `${role} ${name}`)
          .to.match(/^L?S?C?E?D?X?$/)
          .and.not.equal('');
        expect(Object.keys(transitionsOf(name)), `${role} ${name}`).to.include.members([...transitions]);
      }
  });

  it('an unknown person has no rights', () => {
    const nobody = grantsOf([]);
    expect(allRights.filter((right) => nobody.scope(right) !== null)).to.deep.equal([]);
    expect(nobody.list()).to.deep.equal({});
    expect(nobody.masks('centers', true)).to.equal(true);
  });

  it('a role has exactly the rights of its cells', () => {
    for (const role of staffRoleNames) {
      const grants = grantsOf([role]);
      const expected = new Map(
        cellsOf(role).flatMap(([name, { may, moves: transitions, own }]) => {
          const locked = Object.entries(verbs)
            .filter(([, letter]) => may.includes(letter))
            .map(([verb]) => verb);
          return [...locked, ...transitions].map((verb): [string, string] => [
            `${name}.${verb}`,
            own ? 'own' : 'all',
          ]);
        }),
      );
      for (const right of allRights)
        expect(grants.scope(right), `${role} ${right}`).to.equal(expected.get(right) ?? null);
    }
  });

  it('rights add up, the wider scope winning whichever role comes first', () => {
    for (const roles of [
      ['PARTNER_MANAGER', 'COURSE_VIEW'],
      ['COURSE_VIEW', 'PARTNER_MANAGER'],
    ] as const) {
      const grants = grantsOf(roles);
      expect([
        grants.scope('prods.list'),
        grants.scope('prods.edit'),
        grants.scope('prods.publish'),
      ]).to.deep.equal(['all', 'own', null]);
    }
  });

  it('a second role takes no right away, in any pair', () => {
    const wider = { null: 0, own: 1, all: 2 } as const;
    for (const one of staffRoleNames)
      for (const other of staffRoleNames) {
        const [both, alone] = [grantsOf([one, other]), grantsOf([one])];
        const lost = allRights.filter(
          (right) => wider[`${both.scope(right)}`] < wider[`${alone.scope(right)}`],
        );
        expect(lost, `${one} with ${other}`).to.deep.equal([]);
      }
  });

  it('a field is masked unless one role of the person shows it', () => {
    for (const isOwn of [true, false]) {
      expect(grantsOf(['COURSE_EDITOR']).masks('centers', isOwn)).to.equal(true);
      expect(grantsOf(['COURSE_EDITOR', 'BOOKKEEPER']).masks('centers', isOwn)).to.equal(true);
      expect(grantsOf(['COURSE_EDITOR', 'CENTER_VIEW']).masks('centers', isOwn)).to.equal(false);
      expect(grantsOf(['CENTER_VIEW', 'COURSE_EDITOR']).masks('centers', isOwn)).to.equal(false);
      expect(grantsOf(['MANAGER_REQUEST_VIEW']).masks('manager_requests', isOwn)).to.equal(true);
    }
  });

  it('own rows alone are unmasked where the role that shows them reaches no further', () => {
    for (const roles of [
      ['PARTNER_MANAGER', 'COURSE_VIEW'],
      ['COURSE_VIEW', 'PARTNER_MANAGER'],
    ] as const)
      expect([true, false].map((isOwn) => grantsOf(roles).masks('centers', isOwn))).to.deep.equal([
        false,
        true,
      ]);
  });

  it('a list is named when some row is masked: one row in scope is enough', () => {
    const masked = (...roles: StaffRole[]) => grantsOf(roles).maskedLists().includes('manager_requests');
    expect(masked('MANAGER_REQUEST_VIEW')).to.equal(true);
    expect(masked('MANAGER_REQUEST_VIEW', 'PARTNER_MANAGER'), 'of his own he sees all').to.equal(true);
    expect(masked('ADMIN')).to.equal(false);
    expect(masked('ADMIN', 'MANAGER_REQUEST_VIEW')).to.equal(false);
    expect(masked('SEO_EDIT'), 'there is no such list for him').to.equal(false);
  });

  it('a role that sees a field masked cannot reveal it', () => {
    for (const role of staffRoleNames)
      for (const [name, { masked, moves: transitions = [] }] of cellsOf(role))
        if (masked) expect(transitions as readonly string[], `${role} ${name}`).to.not.include('reveal');
  });

  it('of users are the administrator’s alone, but for a look', () => {
    const locked = (role: (typeof staffRoleNames)[number]) =>
      allRights.filter((right) => right.startsWith('users.') && grantsOf([role]).scope(right));
    for (const role of staffRoleNames)
      if (role !== 'ADMIN')
        expect(
          locked(role).filter((right) => right !== 'users.list' && right !== 'users.show'),
          role,
        ).to.deep.equal([]);
    expect(locked('ADMIN')).to.deep.equal(allRights.filter((right) => right.startsWith('users.')));
  });

  it('an administrator has every transition, and no deletion of money or the audit log', () => {
    const admin = grantsOf(['ADMIN']);
    const missing = allRights.filter((right) => admin.scope(right) === null);
    expect(missing.filter((right) => !((right.split('.')[1] as string) in verbs))).to.deep.equal([]);
    const kept: Right[] = [
      'orders.delete',
      'payments.delete',
      'refunds.delete',
      'invoices.delete',
      'accounting_docs.delete',
      'payouts.delete',
      'audit_log.delete',
      'audit_log.edit',
      'audit_log.create',
    ];
    expect(missing).to.include.members(kept);
  });
});
