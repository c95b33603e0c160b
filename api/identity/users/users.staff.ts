import { SecondFactor, User, UserRole } from '@odonta/db/models';
import {
  type StaffRole,
  staffRoleLabels,
  staffRoleNames,
} from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { userLifecycle, userStatuses } from '@odonta/db/vocabulary/identity/user.ts';
import { maskEmail, maskPhone } from '@odonta/db/vocabulary/masks.ts';
import { isEmail, isPhone, normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import type { Origin } from '../../platform/http/endpoint.ts';
import { invalid } from '../../platform/http/errors.ts';
import { line, text } from '../../platform/http/validation.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anywhere, byCode, byId, isTrue } from '../../platform/lists/filters.ts';
import { staffAudience } from '../sessions/audiences.ts';
import { auditStaff } from '../sessions/auditStaff.ts';
import { blockEmail, unblockEmail } from '../sessions/blockedEmails.ts';
import { impersonateEndpoint } from '../sessions/impersonating.ts';
import { invite } from '../sessions/invitations.ts';
import { isNetwork, isWithin } from '../sessions/networks.ts';
import { voidSecretsOf } from '../sessions/oneTimeSecrets.ts';
import { newPassword } from '../sessions/passwordRule.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { requireReauthentication } from '../sessions/requireReauthentication.ts';
import { sessionsOfUser } from '../sessions/sessionsOfUser.ts';
import { staffTransition } from '../sessions/staffTransition.ts';
import { endSessionsOf } from '../sessions/userSessions.ts';
import { askForAccess, changeAccess, journalOfAccess, refuseTakenEmail } from './users.access.ts';
import { extensionBody, refuseTakenExtension } from './users.extension.ts';
import { holdersOf, refuseToLoseLastAdmin } from './users.lastAdmin.ts';
import { hasSecondStep, presentUsers } from './users.presenter.ts';
import { giveRole, takeRole } from './users.roles.ts';

interface UserBody {
  email: string;
  name: string;
  phone?: string | null;
  bitrix_id?: string | null;
  extension?: string | null;
  password?: string;
  ip_allow?: string[];
}

const format = (test: (text: string) => boolean, message: string) => ({ format: { test, message } });
const phoneRule = format(isPhone, 'Введите корректный номер телефона');

const networks = Joi.array()
  .max(20)
  .unique()
  .items(
    Joi.string()
      .trim()
      .max(50)
      .custom((value: string, helpers) =>
        isNetwork(value) ? value : helpers.message({ custom: `Это не адрес и не сеть: ${value}` }),
      ),
  );

const userBody = Joi.object<UserBody>({
  email: text({
    required: 'Обязательное поле',
    ...format(isEmail, 'Введите корректную электронную почту'),
  }).lowercase(),
  name: line(100).min(2).required(),
  phone: text(phoneRule).allow(null),
  bitrix_id: line(50).allow(null, ''),
  extension: extensionBody,
  password: newPassword(),
  ip_allow: networks,
});
const role = Joi.string()
  .valid(...staffRoleNames)
  .required();
const newUser = userBody.append<UserBody & { roles: StaffRole[] }>({
  roles: Joi.array().items(role.optional()).unique().max(30).default([]),
});
const roleBody = Joi.object<{ role: StaffRole }>({ role });

export const usersForStaff = defineResource({
  name: 'users',
  audience: staffAudience,
  model: User,
  rows: () => ({}),
  include: [
    { model: UserRole, as: 'roles', separate: true, order: [['role', 'ASC']] },
    { model: SecondFactor, as: 'second_factor', attributes: ['user_id', 'confirmed_at'] },
  ],
  present: presentUsers,
  personal: { email: maskEmail, phone: maskPhone },
  searched: {
    title: ['name'],
    detail: ['email', 'phone'],
    words: ['name', 'email', 'phone'],
    phones: ['phone'],
    emails: ['email'],
  },
  list: {
    allow: 'users.list',
    filters: {
      id: byId(),
      q: anywhere('name', 'email', 'phone'),
      status: byCode('status', userStatuses),
      is_partner: isTrue('is_partner'),
      role: { schema: role.optional(), where: holdersOf },
    },
    sort: ['id', 'name', 'email', 'status', 'created_at'],
    facets: ['status'],
  },
  read: { allow: 'users.show' },
  create: {
    allow: 'users.create',
    body: newUser,
    run: async ({ actor, body: { roles, ...body }, origin, transaction }) => {
      await refuseTakenEmail(body.email, null, transaction);
      await refuseTakenExtension(body.extension, null, transaction);
      const { password, ...rest } = body;
      const password_hash = password ? await hashPassword(password) : null;
      const user = await User.create(
        { ...columnsOf(rest), email: body.email, name: body.name, password_hash },
        { transaction },
      );
      for (const name of roles) await giveRole(user, name, actor, transaction);
      if (!user.password_hash) await invite(user, origin, transaction);
      return user;
    },
  },
  update: {
    allow: 'users.edit',
    body: userBody,
    run: async ({ actor, row, body: { email, password, ...body }, origin, transaction }) => {
      if (password || email || body.ip_allow) requireReauthentication(actor);
      if (row.id === actor.id) refuseToShutOneselfOut(body.ip_allow, origin);
      await refuseTakenExtension(body.extension, row.id, transaction);
      row.set(columnsOf(body));
      const change = {
        ...(email && email !== row.email && { email }),
        ...(password && { password_hash: await hashPassword(password) }),
      };
      if (Object.keys(change).length === 0) return;
      const changes = journalOfAccess(row, change);
      const outcome =
        row.id === actor.id
          ? await changeAccess(row, change, transaction)
          : await askForAccess(row, change, actor.id, transaction);
      const action = outcome === 'made' ? 'change_access' : 'ask_change';
      const what = { action, resource: 'users', record_id: row.id, changes };
      await auditStaff({ actor, origin }, what, transaction);
    },
  },
  remove: { allow: 'users.delete', run: shutOut },
  export: {
    allow: 'users.export',
    columns: [
      'id',
      'name',
      'email',
      { field: 'roles', value: ({ roles }) => roles.map((name) => staffRoleLabels[name]).join(', ') },
      { field: 'status', value: ({ status }) => userStatuses[status].label },
    ],
  },
  lifecycle: userLifecycle,
  transitions: {
    invite: {
      allow: 'users.invite',
      when: ({ is_partner, password_hash }) => !is_partner && !password_hash,
      run: ({ row, origin, transaction }) => invite(row, origin, transaction),
    },
    approve: { allow: 'users.approve' },
    block_email: {
      allow: 'users.block_email',
      run: async ({ actor, row, reason, transaction }) => {
        await shutOut({ row, transaction });
        await blockEmail({ email: row.email, reason, blocked_by: actor.id }, transaction);
      },
    },
    unblock: {
      allow: 'users.unblock',
      run: ({ row, transaction }) => unblockEmail(row.email, transaction),
    },
    add_role: staffTransition(User, roleBody, {
      allow: 'users.add_role',
      // A partner's roles would open nothing, and look as if they did.
      when: ({ is_partner }) => !is_partner,
      run: ({ actor, row, body, transaction }) => giveRole(row, body.role, actor, transaction),
    }),
    remove_role: staffTransition(User, roleBody, {
      allow: 'users.remove_role',
      run: ({ actor, row, body, transaction }) => takeRole(row, body.role, actor, transaction),
    }),
    reset_2fa: {
      allow: 'users.reset_2fa',
      when: ({ second_factor }) => hasSecondStep(second_factor),
      run: async ({ actor, row, transaction }) => {
        requireReauthentication(actor);
        await askForAccess(row, { resets_second_factor: true }, actor.id, transaction);
      },
    },
  },
  endpoints: ({ secret }) => [impersonateEndpoint(secret), ...sessionsOfUser],
});

function refuseToShutOneselfOut(networks: string[] | undefined, { ip }: Origin): void {
  if (networks && !isWithin(ip, networks))
    throw invalid({ ip_allow: `Ваш адрес ${ip ?? ''} сюда не входит: вы не смогли бы войти` });
}

async function shutOut({ row, transaction }: { row: User; transaction: Transaction }): Promise<void> {
  await refuseToLoseLastAdmin(row.id, transaction);
  await endSessionsOf(row.id, 'BLOCKED', transaction);
  await voidSecretsOf('user', row.id, transaction);
}

function columnsOf({ phone, ...body }: Omit<Partial<UserBody>, 'password'>) {
  return { ...body, ...(phone === undefined ? {} : { phone: phone && normalPhone(phone) }) };
}
