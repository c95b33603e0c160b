import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useLocation } from 'react-router-dom';

/** Said by the form of the copy itself: before, one would write into the form that is about to go. */
export function useSayThatItIsCopy(): void {
  const notify = useNotify();
  const { state } = useLocation() as { state: { isCopy?: boolean } | null };
  const isCopy = state?.isCopy === true;
  useEffect(() => {
    if (isCopy) notify('Это копия: проверьте её и сохраните', { type: 'info' });
  }, [isCopy, notify]);
}
