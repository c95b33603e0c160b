import { useState } from 'react';
import { AskForCodeForm } from './AskForCodeForm.tsx';
import { EnterCodeForm } from './EnterCodeForm.tsx';

/** A number a code was sent to, and from when another may be asked for. */
export interface CodeSent {
  phone: string;
  resendAt: number;
}

/** First the number, then the code sent to it. */
export function PhonePage() {
  const [sent, setSent] = useState<CodeSent | null>(null);
  if (sent === null) return <AskForCodeForm onSent={setSent} />;
  return <EnterCodeForm sent={sent} onSentAgain={setSent} giveUp={() => setSent(null)} />;
}
