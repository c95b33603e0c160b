import { useState } from 'react';
import type { Session } from '../../identity/sessions/sessionStore.ts';

export function SignOut({ session }: { session: Pick<Session<unknown>, 'leave'> }) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void session.leave();
  };
  return (
    <button className="button button--quiet" type="button" aria-busy={isLeaving} onClick={leave}>
      Выйти
    </button>
  );
}
