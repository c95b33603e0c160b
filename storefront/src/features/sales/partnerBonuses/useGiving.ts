import type { LeadToProve, NewLead } from '@odonta/api/contract';
import { useMemo, useState } from 'react';
import { ApiError } from '../../../lib/api.ts';
import { askForCode, giverOf, type Sent } from './giving.ts';

/**
 * Gives contacts, or an order, to an organisation: at once, or by the code that then comes to the phone. Where the words of
 * the consent have changed meanwhile, they are read again, and nothing is ticked.
 */
export function useGiving(promotionId: number, readAgain: () => Promise<void>) {
  const [sent, setSent] = useState<Sent | null>(null);
  const [isGiven, setGiven] = useState(false);
  const [notice, setNotice] = useState('');
  const send = useMemo(() => giverOf(promotionId), [promotionId]);
  const withPresentWords = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await call();
    } catch (error) {
      if (error instanceof ApiError && error.fields.consent) {
        setSent(null);
        setNotice(error.fields.consent);
        await readAgain();
      }
      throw error;
    }
  };
  const give = (body: NewLead) => withPresentWords(() => send(body));
  const ask = (body: LeadToProve) =>
    withPresentWords(async () => {
      const resendAt = await askForCode(promotionId, body);
      setNotice('');
      if (resendAt !== null) return setSent({ body, resendAt });
      await send(body);
      setGiven(true);
    });
  return {
    ...{ sent, isGiven, notice, ask, give },
    onGiven: () => setGiven(true),
    sendAgain: async () => {
      if (sent) await ask(sent.body);
    },
    giveUp: () => setSent(null),
  };
}
