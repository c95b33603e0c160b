import { Button, ButtonGroup, Typography } from '@mui/material';
import type { StaffManagerRequest } from '@odonta/api/contract';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { useRecordContext } from 'react-admin';
import { useTransition } from '../../../kit/transitions/useTransition.ts';
import { nextCalls } from './nextCalls.ts';

/** One press each: the client was not reached, and when to call again. */
export function NotReached() {
  const request = useRecordContext<StaffManagerRequest>();
  const { move, isBusy } = useTransition();
  const confirm = request?.available_transitions.find(({ name }) => name === 'confirm');
  if (!confirm) return null;
  return (
    <ButtonGroup size="small" disabled={isBusy} aria-label="Не дозвонился, позвонить снова">
      <Typography component="span" sx={{ alignSelf: 'center', mr: 1, fontSize: 14 }}>
        Не дозвонился:
      </Typography>
      {nextCalls(nowInSeconds()).map(({ label, at }) => (
        <Button
          key={label}
          onClick={() =>
            void move(confirm, { result: 'NO_ANSWER', next_contact_at: at }).catch(() => undefined)
          }
        >
          {label}
        </Button>
      ))}
    </ButtonGroup>
  );
}
