import type { Sequelize, Transaction } from 'sequelize';
import { type StaffRole, staffRoleNames } from '../../vocabulary/identity/rights/roleLabels.ts';
import { centers } from './cast/centers.ts';
import { lecturers } from './cast/lecturers.ts';
import { secondAdmin, secondManager, staff } from './cast/staff.ts';
import { insertRows, moveCounters } from './rows/insertRows.ts';

const loginOf = (role: StaffRole) => `${role.toLowerCase()}@demo.local`;

/** Ids of those the rest of the demo speaks about. */
export interface Staffed {
  manager: number;
  secondManager: number;
  editor: number;
  bookkeeper: number;
}

interface Person {
  email: string;
  name: string;
  roles: StaffRole[];
  is_partner?: true;
  membership?: { center_id: number | null; lecturer_id: number | null };
}

const people: readonly Person[] = [
  ...staffRoleNames.map((role) => ({ email: loginOf(role), name: staff[role], roles: [role] })),
  { ...secondManager, roles: ['MANAGER'] },
  {
    email: 'center@demo.local',
    name: centers.fissura.kontact_name,
    roles: [],
    is_partner: true,
    membership: { center_id: 1, lecturer_id: null },
  },
  {
    email: 'lecturer@demo.local',
    name: lecturers.gorelov.name,
    roles: [],
    is_partner: true,
    membership: { center_id: null, lecturer_id: 1 },
  },
  { email: 'merchant@demo.local', name: 'Рогов Тихон Маркович', roles: [], is_partner: true },
  { email: 'clinic@demo.local', name: 'Сафина Эльвира Робертовна', roles: [], is_partner: true },
  { ...secondAdmin, roles: ['ADMIN'] },
];

/** Centres which the manager of partners looks after. */
const managedCenters = [1, 2];

export async function fillPeople(
  sequelize: Sequelize,
  passwordHash: string,
  transaction: Transaction,
): Promise<Staffed> {
  const ids = new Map(people.map(({ email }, index) => [email, index + 1]));
  const idOf = (email: string) => ids.get(email) ?? 0;
  const users = people.map(({ email, name, is_partner = false }) => ({
    id: idOf(email),
    email,
    name,
    phone: `+7495000${String(1000 + idOf(email))}`,
    password_hash: passwordHash,
    is_partner,
    status: 'ACTIVE',
    email_proved_at: new Date(),
  }));
  await insertRows(sequelize, 'users', users, transaction);
  await insertRows(
    sequelize,
    'user_roles',
    people.flatMap(({ email, roles }) => roles.map((role) => ({ user_id: idOf(email), role }))),
    transaction,
  );
  const members = people.flatMap(({ email, membership }) =>
    membership ? [{ user_id: idOf(email), ...membership }] : [],
  );
  await insertRows(sequelize, 'user_memberships', members, transaction);
  await sequelize.query('update centers set manager_id = $1 where id = any($2)', {
    bind: [idOf(loginOf('PARTNER_MANAGER')), managedCenters],
    transaction,
  });
  await moveCounters(sequelize, ['users'], transaction);
  return {
    manager: idOf(loginOf('MANAGER')),
    secondManager: idOf(secondManager.email),
    editor: idOf(loginOf('COURSE_EDITOR')),
    bookkeeper: idOf(loginOf('BOOKKEEPER')),
  };
}
