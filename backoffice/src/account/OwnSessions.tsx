import { Box, Button } from '@mui/material';
import { deviceName } from '@odonta/db/vocabulary/identity/deviceName.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../kit/page/ConfirmDialog.tsx';
import { SessionList } from '../kit/session/SessionList.tsx';
import { useSessions } from '../kit/session/useSessions.ts';

export function OwnSessions() {
  const sessions = useSessions('me');
  const [isAsking, setAsking] = useState(false);
  const others = sessions.data?.filter(({ is_current }) => !is_current) ?? [];
  return (
    <>
      <SessionList
        sessions={sessions}
        onEnd={({ id, user_agent }) => void sessions.end(`Сеанс завершён: ${deviceName(user_agent)}`, id)}
      />
      {others.length > 0 && (
        <Box sx={{ mt: 1.5 }}>
          <Button variant="outlined" disabled={sessions.isBusy} onClick={() => setAsking(true)}>
            Завершить остальные
          </Button>
        </Box>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Завершить остальные сеансы?"
        content="На всех устройствах, кроме этого, придётся войти заново. Несохранённые изменения там останутся черновиками."
        confirm="Завершить остальные"
        isWarning
        onConfirm={() => void sessions.end('Остальные сеансы завершены')}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
