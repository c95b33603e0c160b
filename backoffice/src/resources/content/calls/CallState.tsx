import type { StaffCall } from '@odonta/api/contract';
import { type CallOutcome, callState } from '@odonta/db/vocabulary/content/calls.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';
import type { Tone } from '../../../theme/palette.ts';

const tones: Record<CallOutcome, Tone> = { MISSED: 'bad', NO_ANSWER: 'waiting', ANSWERED: 'good' };

export const CallState = ({ call }: { call: StaffCall }) => (
  <StatusChip
    status={call.outcome ?? 'lasting'}
    tone={call.outcome ? tones[call.outcome] : 'waiting'}
    label={callState(call, nowInSeconds())}
  />
);
