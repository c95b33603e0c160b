import type { WaitingNotification } from '@odonta/api/contract';
import { useEffect, useState } from 'react';
import type { Session } from '../../identity/sessions/sessionStore.ts';
import { NotificationCard } from './NotificationCard.tsx';
import { NotificationDialog } from './NotificationDialog.tsx';
import { useAnswer } from './useAnswer.ts';

interface Props {
  session: Pick<Session<unknown>, 'call'>;
  waiting: readonly WaitingNotification[];
}

/** Shows what waits one after another, each at its second. */
export function WaitingNotifications({ session, waiting }: Props) {
  const [left, setLeft] = useState(waiting);
  const [remark, setRemark] = useState('');
  const [openedAt] = useState(Date.now);
  const [first] = left.toSorted(
    (one, other) => one.time - other.time || Number(other.is_accept) - Number(one.is_accept),
  );
  if (!first) return null;

  function leave() {
    setRemark('');
    setLeft(left.filter((one) => one !== first));
  }

  /** It was stopped or rewritten meanwhile. */
  async function readAgain(reason: string) {
    setLeft(await session.call<WaitingNotification[]>('/notification'));
    setRemark(reason);
  }

  return (
    <DueNotification
      key={`${first.id}:${first.edition}`}
      of={first}
      inMs={openedAt + first.time * 1000 - Date.now()}
      {...{ session, remark, leave, readAgain }}
    />
  );
}

interface DueProps extends Pick<Props, 'session'> {
  of: WaitingNotification;
  inMs: number;
  remark: string;
  leave(): void;
  readAgain(reason: string): Promise<void>;
}

function DueNotification({ of, inMs, session, remark, leave, readAgain }: DueProps) {
  const [isDue, setDue] = useState(inMs <= 0);
  const { give, close, failure, isBusy } = useAnswer({ of, session, isShown: isDue, leave, readAgain });
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), inMs);
    return () => clearTimeout(timer);
  }, [inMs]);
  if (!isDue) return null;
  const shown = { of, remark, failure, isBusy, give };
  return of.is_accept ? (
    <NotificationDialog {...shown} postpone={leave} />
  ) : (
    <NotificationCard {...shown} close={close} />
  );
}
