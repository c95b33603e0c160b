import type { CenterPayout } from '@odonta/api/contract';
import { useMemo, useSyncExternalStore } from 'react';
import { stored } from '../../../../lib/stored.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';

export interface Remarks {
  /** By the id of the line. */
  of: Readonly<Record<number, string>>;
  put(line: number, remark: string): void;
  drop(line: number): void;
  clear(): void;
}

/** Remarks on the lines of a payout, kept in this browser until they are sent. */
export function useRemarks({ id, lines }: Pick<CenterPayout, 'id' | 'lines'>): Remarks {
  const user = partnerSession.current().profile?.id;
  const kept = useMemo(() => stored(`odonta.payout.${user}.${id}`, remarksIn), [user, id]);
  const all = useSyncExternalStore(kept.subscribe, kept.current, kept.current);
  // A payout that was counted anew has other lines.
  const of = Object.fromEntries(
    lines.flatMap((line) => (all[line.id] === undefined ? [] : [[line.id, all[line.id] ?? '']])),
  );
  return {
    of,
    put: (line, remark) => kept.become({ ...of, [line]: remark }),
    drop: (line) =>
      kept.become(Object.fromEntries(Object.entries(of).filter(([key]) => key !== String(line)))),
    clear: () => kept.become({}),
  };
}

const remarksIn = (kept: unknown): Record<number, string> =>
  kept !== null && typeof kept === 'object' ? (kept as Record<number, string>) : {};
