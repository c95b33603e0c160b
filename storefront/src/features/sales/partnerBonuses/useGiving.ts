import type { LeadToProve } from '@odonta/api/contract';
import { useMemo, useState } from 'react';
import { askForCode, giverOf, type Sent } from './giving.ts';

/** Gives contacts, or an order, to an organisation: at once, or by the code that then comes to the phone. */
export function useGiving(promotionId: number) {
  const [sent, setSent] = useState<Sent | null>(null);
  const [isGiven, setGiven] = useState(false);
  const give = useMemo(() => giverOf(promotionId), [promotionId]);
  const ask = async (body: LeadToProve) => {
    const resendAt = await askForCode(promotionId, body);
    if (resendAt !== null) return setSent({ body, resendAt });
    await give(body);
    setGiven(true);
  };
  return {
    ...{ sent, isGiven, ask, give },
    onGiven: () => setGiven(true),
    sendAgain: async () => {
      if (sent) await ask(sent.body);
    },
    giveUp: () => setSent(null),
  };
}
