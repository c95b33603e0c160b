import type { CenterMember } from '@odonta/api/contract';
import { type CenterRole, centerRoles } from '@odonta/db/vocabulary/identity/user.ts';
import { useMemo } from 'react';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { ChangeMember } from '../../own/members/ChangeMember.tsx';
import { RoleField } from '../../own/members/RoleField.tsx';
import { whatRolesMay } from './roles.ts';

interface Props {
  /** Of the member in the API. */
  path: string;
  member: CenterMember;
  onChanged(): Promise<void>;
}

export function ChangeRole({ path, member, onChanged }: Props) {
  const shape = useMemo(() => shapeOf(member), [member]);
  const send = (values: RoleValues) => partnerSession.call(path, 'PUT', values);
  return (
    <ChangeMember what="Роль" name={member.name} {...{ shape, send, onChanged }}>
      <RoleField roles={centerRoles} whatRolesMay={whatRolesMay} />
    </ChangeMember>
  );
}

type RoleValues = { role: CenterRole };

const shapeOf = ({ id, role }: CenterMember): FormShape<RoleValues> => ({
  name: `center-role-${id}`,
  labels: { role: 'Роль' },
  rules: {},
  empty: { role },
});
