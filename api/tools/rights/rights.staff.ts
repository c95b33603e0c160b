import type { RightHolder, RoleRights } from '@odonta/api/contract';
import type { User } from '@odonta/db/models';
import { allRights, grantsOf, type Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { staffRoleLabels, staffRoleNames } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import Joi from 'joi';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { rolesOf, staffAtWork } from '../../identity/users/staffAtWork.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { effectiveRights } from './effective.ts';

export const readRoleRights = endpoint({
  method: 'get',
  path: '/adm/rights/roles',
  summary: 'The permissions of each staff role, and the number of its holders',
  audience: staffAudience,
  allow: 'users.list',
  handle: async () => {
    const staff = await staffAtWork();
    const message: RoleRights[] = staffRoleNames.map((role) => ({
      role,
      label: staffRoleLabels[role],
      holders: staff.filter((person) => rolesOf(person).includes(role)).length,
      areas: effectiveRights([role]),
    }));
    return { message };
  },
});

export const readRightHolders = endpoint({
  method: 'get',
  path: '/adm/rights/holders',
  summary: 'The holders of a right, with the roles that give it',
  audience: staffAudience,
  allow: 'users.list',
  query: Joi.object<{ right: Right }>({
    right: Joi.string()
      .valid(...allRights)
      .required(),
  }),
  handle: async ({ query: { right } }) => {
    const staff = await staffAtWork();
    return { message: staff.flatMap((person) => holding(person, right)) };
  },
});

function holding(person: User, right: Right): RightHolder[] {
  const roles = rolesOf(person).filter((role) => grantsOf([role]).scope(right));
  const scope = grantsOf(roles).scope(right);
  if (!scope) return [];
  const { id, name } = person;
  return [{ id, name, roles: roles.map((role) => ({ role, label: staffRoleLabels[role] })), reach: scope }];
}
