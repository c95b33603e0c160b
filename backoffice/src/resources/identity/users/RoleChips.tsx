import { Chip, Stack } from '@mui/material';
import { type StaffRole, staffRoleLabels } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';

interface RoleChipsProps {
  roles: readonly StaffRole[];
  isPartner?: boolean;
  /** Absent where roles are only shown. */
  onRemove?: (role: StaffRole) => void;
}

export function RoleChips({ roles, isPartner, onRemove }: RoleChipsProps) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {isPartner && <Chip size="small" variant="outlined" label="Партнёр" />}
      {roles.map((role) => (
        <Chip
          key={role}
          size="small"
          label={staffRoleLabels[role]}
          onDelete={onRemove && (() => onRemove(role))}
          title={onRemove ? 'Снять роль' : undefined}
        />
      ))}
      {roles.length === 0 && !isPartner && '—'}
    </Stack>
  );
}
