import type { AcceptedInvitation } from '@odonta/api/contract';
import { useEffect, useState } from 'react';
import { isFailure } from '../kit/api/failure.ts';
import type { Transport } from '../kit/api/transport.ts';

// Stored here and not only in the page: react-admin remounts its routes after its start.
let kept = '';

function tokenOfLink(): string {
  kept = window.location.hash.slice(1) || kept;
  return kept;
}

/** The link's token is its fragment; it leaves the address at once, so that neither history nor a look over the shoulder keeps it. */
export function useInvitation(transport: Transport) {
  const [token] = useState(tokenOfLink);
  const [accepted, setAccepted] = useState<AcceptedInvitation | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (token) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [token]);

  async function accept({ password }: { password?: string }) {
    setFailure(null);
    try {
      const body = JSON.stringify({ token, password });
      const { json } = await transport.json('/api/partner/invitation', { method: 'POST', body });
      setAccepted(json);
    } catch (error) {
      if (!isFailure(error)) throw error;
      const { errors, message } = error.body;
      if (errors?.token) setOver(true);
      else if (errors) return errors;
      else setFailure(message);
    }
    return undefined;
  }

  return { token, accepted, failure, isOver, accept };
}
