import { useState } from 'react';
import { goOn } from '../sessions/entering.ts';
import { CameBack } from './CameBack.tsx';
import { LoginForm } from './LoginForm.tsx';
import { SecondStepForm } from './SecondStepForm.tsx';
import type { Entrance } from './signIn.ts';
import { useWayHome } from './useWayHome.ts';

/** One sign-in for partners and staff: the answer says which of them, and whether a second factor is needed. */
export default function LoginPage() {
  useWayHome();
  const [ticket, setTicket] = useState<string | null>(null);
  const goThrough = (entrance: Entrance) =>
    'ticket' in entrance ? setTicket(entrance.ticket) : goOn(entrance.to);
  if (ticket !== null) return <SecondStepForm ticket={ticket} giveUp={() => setTicket(null)} />;
  return (
    <>
      <CameBack />
      <LoginForm onEntered={goThrough} />
    </>
  );
}
