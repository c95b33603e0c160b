import type { StaffManagerRequest } from '@odonta/api/contract';
import { useEffect, useRef } from 'react';
import { RecordContextProvider } from 'react-admin';
import { TransitionDialog } from '../../../../kit/transitions/TransitionDialog.tsx';
import { useTransition } from '../../../../kit/transitions/useTransition.ts';
import { transitionBodies } from '../transitionBodies.tsx';
import { type BoardColumn, type BoardMove, moveInto } from './columns.ts';

interface MovingProps {
  request: StaffManagerRequest;
  target: BoardColumn;
  onEnd: () => void;
}

/** Makes the transition into a column: at once, or after its dialog. */
export function Moving({ request, target, onEnd }: MovingProps) {
  const move = moveInto(request, target);
  if (!move) return null;
  const { transition, preset } = move;
  const isAsked = preset !== undefined || transition.needs_reason || transition.confirm_text !== null;
  return (
    <RecordContextProvider value={request}>
      {isAsked ? (
        <TransitionDialog
          transition={transition}
          body={transition.name === 'confirm' ? transitionBodies.confirm : undefined}
          {...(preset && { preset })}
          onClose={onEnd}
        />
      ) : (
        <AtOnce {...move} onEnd={onEnd} />
      )}
    </RecordContextProvider>
  );
}

function AtOnce({ transition, onEnd }: BoardMove & { onEnd: () => void }) {
  const { move } = useTransition();
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    move(transition, {})
      .catch(() => undefined)
      .finally(onEnd);
  });
  return null;
}
