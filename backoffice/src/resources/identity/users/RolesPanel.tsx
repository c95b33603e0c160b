import AddIcon from '@mui/icons-material/Add';
import { Button, Stack, Typography } from '@mui/material';
import type { StaffUser } from '@odonta/api/contract';
import { type StaffRole, staffRoleLabels } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { useState } from 'react';
import { Confirm, required, useRecordContext } from 'react-admin';
import { ChoiceInput } from '../../../kit/inputs/ChoiceInput.tsx';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';
import { TransitionDialog } from '../../../kit/transitions/TransitionDialog.tsx';
import { useTransition } from '../../../kit/transitions/useTransition.ts';
import { RoleChips } from './RoleChips.tsx';
import { roleChoicesWithout } from './roleChoices.ts';

/** Roles change by transitions of their own, each at once and in the journal; the form has no part in it. */
export function RolesPanel() {
  const user = useRecordContext<StaffUser>();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<StaffRole | null>(null);
  if (!user) return null;
  const offered = (name: string) => user.available_transitions.find((transition) => transition.name === name);
  const [add, remove] = [offered('add_role'), offered('remove_role')];
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <RoleChips roles={user.roles} isPartner={user.is_partner} onRemove={remove && setRemoved} />
      {user.is_admin_asked && <StatusChip status="CREATED" label="Администратор: ждёт второго" />}
      {user.is_access_asked && (
        <StatusChip status="CREATED" label="Почта, пароль или второй шаг: ждёт второго" />
      )}
      {user.roles.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          Без роли сотрудник не увидит ни одного раздела.
        </Typography>
      )}
      {add && (
        <Button variant="outlined" size="small" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
          {add.label}
        </Button>
      )}
      {add && isAdding && (
        <TransitionDialog transition={add} body={NewRole} onClose={() => setAdding(false)} />
      )}
      {remove && removed && (
        <RemoveRole role={removed} transition={remove} onClose={() => setRemoved(null)} />
      )}
    </Stack>
  );
}

function NewRole() {
  const user = useRecordContext<StaffUser>();
  return (
    <ChoiceInput
      source="role"
      label="Роль"
      choices={roleChoicesWithout(user?.roles ?? [])}
      validate={required()}
      helperText={false}
    />
  );
}

interface RemoveRoleProps {
  role: StaffRole;
  transition: StaffUser['available_transitions'][number];
  onClose: () => void;
}

function RemoveRole({ role, transition, onClose }: RemoveRoleProps) {
  const user = useRecordContext<StaffUser>();
  const { move, isBusy } = useTransition();
  const confirm = () =>
    void move(transition, { role })
      .catch(() => undefined)
      .then(onClose);
  return (
    <Confirm
      isOpen
      loading={isBusy}
      title={`Снять роль «${staffRoleLabels[role]}»?`}
      content={`${user?.name} потеряет права этой роли сразу, все его сеансы будут завершены.`}
      confirm="Снять роль"
      confirmColor="warning"
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
