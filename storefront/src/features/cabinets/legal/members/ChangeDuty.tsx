import type { CompanyMember } from '@odonta/api/contract';
import { useMemo } from 'react';
import { legalSession } from '../../../identity/sessions/sessions.ts';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { ChangeMember } from '../../own/members/ChangeMember.tsx';
import { DutyFields } from './DutyFields.tsx';
import { type DutyValues, dutyLabels, dutyOf, dutyRules } from './duty.ts';

interface Props {
  member: CompanyMember;
  onChanged(): Promise<void>;
}

export function ChangeDuty({ member, onChanged }: Props) {
  const shape = useMemo(() => shapeOf(member), [member]);
  const send = (duty: DutyValues) => legalSession.call(`/legal/members/${member.id}`, 'PUT', dutyOf(duty));
  return (
    <ChangeMember what="Права" name={member.name} {...{ shape, send, onChanged }}>
      <DutyFields />
    </ChangeMember>
  );
}

const shapeOf = ({ id, role, month_limit }: CompanyMember): FormShape<DutyValues> => ({
  name: `duty-${id}`,
  labels: dutyLabels,
  rules: dutyRules,
  empty: { role, month_limit: month_limit === null ? '' : String(month_limit) },
});
