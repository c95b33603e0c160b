import { Button, Tooltip } from '@mui/material';
import type { Transition } from '@odonta/api/contract';
import { useState } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useOffered } from '../record/openRecord.tsx';
import { type TransitionBody, TransitionDialog } from './TransitionDialog.tsx';
import { useTransition } from './useTransition.ts';

/** Inputs of transitions by their names. */
export type TransitionBodies = Readonly<Record<string, TransitionBody>>;

type Transitioning = RaRecord & { status?: string; available_transitions?: Transition[] };

interface TransitionButtonsProps {
  bodies?: TransitionBodies;
  only?: readonly string[];
  /** Transitions that have a button of their own elsewhere on the screen. */
  except?: readonly string[];
}

/** The transitions the server offers for this record now; the screen knows no rule of its own. */
export function TransitionButtons({ bodies = {}, only, except = [] }: TransitionButtonsProps) {
  const record = useRecordContext<Transitioning>();
  const form = useFormContext();
  // useFormContext is null outside a form, where no input can be lost.
  const isDirty = Boolean((form as { formState: { isDirty: boolean } } | null)?.formState.isDirty);
  const offered = (record?.available_transitions ?? []).filter(
    ({ name }) => (!only || only.includes(name)) && !except.includes(name),
  );
  // Stored here and not in the button, which disappears when another user has changed the status: typed text stays and can be copied.
  const [asked, setAsked] = useState<Transition | null>(null);
  return (
    <>
      {offered.map((transition) => (
        <TransitionButton
          key={transition.name}
          transition={transition}
          asks={bodies[transition.name] !== undefined || asks(transition)}
          onAsk={() => setAsked(transition)}
          status={record?.status ?? ''}
          isBlocked={isDirty}
        />
      ))}
      {asked && (
        <TransitionDialog transition={asked} body={bodies[asked.name]} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

const asks = ({ needs_reason, confirm_text }: Transition) => needs_reason || confirm_text !== null;

interface TransitionButtonProps {
  transition: Transition;
  /** Whether a dialog comes first. */
  asks: boolean;
  onAsk: () => void;
  status: string;
  isBlocked: boolean;
}

function TransitionButton({ transition, asks, onAsk, status, isBlocked }: TransitionButtonProps) {
  const { move, isBusy } = useTransition();
  const start = () => (asks ? onAsk() : void move(transition, {}).catch(() => undefined));
  useOffered(transition.label, !isBusy && !isBlocked, start);
  return (
    <Tooltip title={isBlocked ? 'Сначала сохраните или отмените изменения' : ''}>
      <span>
        <Button {...looksOf(transition, status)} disabled={isBusy || isBlocked} onClick={start}>
          {transition.label}
        </Button>
      </span>
    </Tooltip>
  );
}

const goodEnds = new Set(['CONFIRMED', 'ACTIVE', 'PUBLISHED', 'APPLIED']);

/** The transition to a record's good end is prominent; cancelling and refusing ones are red. */
function looksOf({ to, needs_reason, confirm_text }: Transition, status: string) {
  if (goodEnds.has(to) && to !== status && !needs_reason) return { variant: 'contained' } as const;
  const isEnd = confirm_text !== null && to !== status && to !== 'CREATED';
  return { variant: 'outlined', color: needs_reason || isEnd ? 'error' : 'primary' } as const;
}
