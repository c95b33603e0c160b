import { Box } from '@mui/material';
import type { StaffReview, Transition } from '@odonta/api/contract';
import { useEffect, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { TransitionDialog } from '../../../kit/transitions/TransitionDialog.tsx';
import { useTransition } from '../../../kit/transitions/useTransition.ts';
import { RejectBody } from './transitionBodies.tsx';

/** Alt with Enter publishes, Alt with Delete rejects: a queue is worked by keyboard. */
export function ModerationKeys() {
  const review = useRecordContext<StaffReview>();
  const { move } = useTransition();
  const [rejecting, setRejecting] = useState<Transition | null>(null);
  const offered = (name: string) => review?.available_transitions.find((each) => each.name === name);
  // A suspicious review has no shortcut: it is published by its button, not by habit.
  const confirm = review?.flags.length === 0 ? offered('confirm') : undefined;
  const reject = offered('reject');
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || event.repeat) return;
      if (event.key === 'Enter' && confirm) void move(confirm, {}).catch(() => undefined);
      else if (event.key === 'Delete' && reject) setRejecting(reject);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
  if (!confirm && !reject) return null;
  return (
    <>
      <Box component="span">
        {[confirm && 'Alt + Enter — опубликовать', reject && 'Alt + Delete — отклонить']
          .filter(Boolean)
          .join(' · ')}
      </Box>
      {rejecting && (
        <TransitionDialog transition={rejecting} body={RejectBody} onClose={() => setRejecting(null)} />
      )}
    </>
  );
}
