import { useCallback, useEffect, useState } from 'react';
import { ApiError, post } from '../../../lib/api.ts';
import { linkToken } from './linkToken.ts';

type Invitation<Card> = { is: 'loading' | 'stale' | 'failed' } | { is: 'there'; card: Card };

/** The invitation of the letter whose link opened this page. */
export function useInvitation<Card>(path: string) {
  const [state, setState] = useState<Invitation<Card>>({ is: 'loading' });
  const look = useCallback(async () => {
    if (linkToken === null) return setState({ is: 'stale' });
    try {
      setState({ is: 'there', card: await post<Card>(path, { token: linkToken }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ is: error.status === 422 ? 'stale' : 'failed' });
    }
  }, [path]);
  useEffect(() => void look(), [look]);
  return { state, look };
}
