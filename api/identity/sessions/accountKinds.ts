import type { SignedIn } from '@odonta/api/contract';
import { Individual, LegalMember, User } from '@odonta/db/models';
import { type SessionAudience, sessionLifetimes } from '@odonta/db/vocabulary/identity/sessions.ts';
import { isPhone, isTaxNumber, normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import type { Model, ModelStatic, Transaction, WhereOptions } from 'sequelize';
import { adoptOrders } from '../../orders/adopting.ts';
import type { AuditActor } from '../../platform/http/audiences.ts';
import type { Origin } from '../../platform/http/endpoint.ts';

/** A person with a password, from any table. */
export interface Account extends Model {
  id: number;
  email: string | null;
  email_proved_at: Date | null;
  name: string;
  phone: string | null;
  password_hash: string | null;
}

/** The differences of one audience; everything about passwords is common. */
export interface AccountKind<Kept extends Account = Account> {
  audience: SessionAudience;
  model: ModelStatic<Kept>;
  /** The account of a login: none, where two would match. */
  named(login: string): Promise<Kept | null>;
  /** Whether a right password would let him in. */
  isOpen(account: Kept): boolean;
  hours(account: Kept): number;
  /** His data in the token and the answer to signing in. */
  shown(account: Kept): Promise<SignedIn['user']>;
  auditActor(account: Kept): Promise<AuditActor>;
  /** Records that become his by verification. */
  receive?(account: Kept, origin: Origin, transaction: Transaction): Promise<void>;
  /** The record that journals and letters name. */
  resource: 'users' | 'legal_users' | 'individuals';
  recordOf(account: { id: number; legal_user_id?: number }): number | null;
}

const rolesOf = async (user: User) => (await user.getRoles()).map(({ role }) => role);

export const userAccounts: AccountKind<User> = {
  audience: 'user',
  model: User,
  named: (login) => theOnly(User, byPhoneOrEmail(login)),
  isOpen: ({ status }) => status === 'ACTIVE',
  hours: ({ is_partner }) => (is_partner ? sessionLifetimes.cabinet : sessionLifetimes.staff).hours,
  shown: async (user) => {
    const { id, email, name, is_partner } = user;
    return { id, email, name, user_roles: await rolesOf(user), is_partner };
  },
  auditActor: async (user) => ({ id: user.id, name: user.name, roles: await rolesOf(user) }),
  resource: 'users',
  recordOf: ({ id }) => id,
};

/** Members of companies. A tax number names the owner of the company that registered it first: a later branch takes it from no one. */
export const legalAccounts: AccountKind<LegalMember> = {
  audience: 'legal',
  model: LegalMember,
  named: (login) =>
    isTaxNumber(login)
      ? LegalMember.findOne({
          where: {
            role: 'OWNER',
            status: 'ACTIVE',
            '$legal_user.inn$': login,
            '$legal_user.status$': 'ACTIVE',
          },
          include: [{ association: 'legal_user' }],
          order: [['legal_user_id', 'ASC']],
          subQuery: false,
        })
      : theOnly(LegalMember, byPhoneOrEmail(login), [{ association: 'legal_user' }]),
  isOpen: ({ status, legal_user }) => status === 'ACTIVE' && legal_user?.status === 'ACTIVE',
  hours: () => sessionLifetimes.cabinet.hours,
  shown: async ({ id, email, name }) => ({ id, email, name, user_roles: [], is_partner: false }),
  auditActor: async (member) => legalAuditActor(member),
  resource: 'legal_users',
  recordOf: ({ legal_user_id = null }) => legal_user_id,
};

export const individualAccounts: AccountKind<Individual> = {
  audience: 'individual',
  model: Individual,
  named: (login) => theOnly(Individual, byPhoneOrEmail(login)),
  isOpen: ({ status }) => status === 'ACTIVE',
  hours: () => sessionLifetimes.cabinet.hours,
  shown: async ({ id, email, name }) => ({ id, email, name, user_roles: [], is_partner: false }),
  auditActor: async (individual) => individualAuditActor(individual),
  receive: (individual, origin, transaction) =>
    adoptOrders(individual, { by: individualAuditActor(individual), origin }, transaction),
  resource: 'individuals',
  recordOf: ({ id }) => id,
};

export const accountKinds: readonly AccountKind[] = [userAccounts, legalAccounts, individualAccounts];

/** Numbers of buyers are no numbers of users, and their names are no business of the journal's readers. */
export const legalAuditActor = ({
  id,
  legal_user_id,
}: {
  id: number;
  legal_user_id: number;
}): AuditActor => ({
  id: null,
  name: `Юрлицо № ${legal_user_id}, участник № ${id}`,
  roles: [],
});
export const individualAuditActor = ({ id }: { id: number }): AuditActor => ({
  id: null,
  name: `Физлицо № ${id}`,
  roles: [],
});

const byPhoneOrEmail = (login: string) => (isPhone(login) ? { phone: normalPhone(login) } : { email: login });

async function theOnly<Kept extends Account>(
  model: ModelStatic<Kept>,
  where: WhereOptions,
  include: { association: string }[] = [],
): Promise<Kept | null> {
  const [account, other] = await model.findAll({ where, include, limit: 2, subQuery: false });
  return account && !other ? account : null;
}
