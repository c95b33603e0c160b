import { Box, Button } from '@mui/material';
import type { StaffUser } from '@odonta/api/contract';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { ConfirmDialog } from '../../../kit/page/ConfirmDialog.tsx';
import { columnWidth } from '../../../kit/page/columnWidth.ts';
import { SectionPanel } from '../../../kit/record/RecordForm.tsx';
import { SessionList } from '../../../kit/session/SessionList.tsx';
import { useRights } from '../../../kit/session/useRights.ts';
import { useSessions } from '../../../kit/session/useSessions.ts';

export function SessionsPanel() {
  const user = useRecordContext<StaffUser>();
  if (!user) return null;
  return (
    <Box sx={{ mt: 2, maxWidth: columnWidth }}>
      <SectionPanel id="sessions" title="Сеансы" content={<Sessions user={user} />} />
    </Box>
  );
}

function Sessions({ user: { id, name } }: { user: StaffUser }) {
  const sessions = useSessions(`users/${id}`);
  const { may } = useRights();
  const [isAsking, setAsking] = useState(false);
  const canEnd = may('users.block_email') && (sessions.data?.length ?? 0) > 0;
  return (
    <>
      <SessionList sessions={sessions} />
      {canEnd && (
        <Button
          variant="outlined"
          disabled={sessions.isBusy}
          onClick={() => setAsking(true)}
          sx={{ mt: 1.5 }}
        >
          Завершить все сеансы
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Завершить все сеансы?"
        content={`${name}: на всех устройствах придётся войти заново. Доступ при этом остаётся; чтобы закрыть его, заблокируйте учётную запись.`}
        confirm="Завершить все"
        isWarning
        onConfirm={() => void sessions.end('Сеансы завершены')}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
