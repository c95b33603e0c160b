import type { Sequelize, Transaction } from 'sequelize';
import { companies, individuals } from './cast/buyers.ts';
import { insertRows, moveCounters } from './rows/insertRows.ts';

const day = 86_400;

interface Kept {
  manager: number;
  passwordHash: string;
  now: number;
}

/** Individuals and companies who registered of late; the first of each come in by `individual@` and `legal@`. */
export async function fillBuyers(
  sequelize: Sequelize,
  { manager, passwordHash, now }: Kept,
  transaction: Transaction,
): Promise<void> {
  const account = (daysAgo: number) => {
    const created_at = new Date((now - daysAgo * day) * 1000);
    return { status: 'ACTIVE', password_hash: passwordHash, version: 0, created_at, updated_at: created_at };
  };
  const people = individuals.map((person, index) => ({
    ...person,
    id: index + 1,
    email: `individual${index === 0 ? '' : `-${index + 1}`}@demo.local`,
    phone: `+7495001${String(1001 + index)}`,
    is_student: person.is_student ?? false,
    specializations: [],
    manager_id: index % 2 === 0 ? manager : null,
    email_proved_at: new Date(now * 1000),
    // The demo login has bonuses to look at.
    phone_proved_at: index === 0 ? new Date(now * 1000) : null,
    ...account(3 + index * 4),
  }));
  const bought = companies.map(({ is_verified, credit, members: _, ...company }, index) => {
    const { password_hash: __, ...opened } = account(5 + index * 6);
    const verified_at = is_verified ? opened.created_at : null;
    return {
      ...company,
      id: index + 1,
      manager_id: manager,
      credit_limit: credit * 100,
      verified_at,
      ...opened,
    };
  });
  const members = companies
    .flatMap((company, index) => company.members.map((member) => ({ ...member, legal_user_id: index + 1 })))
    .map((member, index) => ({
      ...member,
      id: index + 1,
      email: `legal${index === 0 ? '' : `-${index + 1}`}@demo.local`,
      email_proved_at: new Date(now * 1000),
      phone: `+7495002${String(1001 + index)}`,
      ...account(5 + index),
    }));
  await insertRows(sequelize, 'individuals', people, transaction);
  await insertRows(sequelize, 'legal_users', bought, transaction);
  await insertRows(sequelize, 'legal_members', members, transaction);
  await moveCounters(sequelize, ['individuals', 'legal_users', 'legal_members'], transaction);
}
