import { type SubmitEvent, useRef } from 'react';

/** A second press is nothing at all: the library would take its end for the end of the first. */
export function useSingleSubmit(attemptToSend: (event: SubmitEvent) => Promise<void>) {
  const isSending = useRef(false);
  return async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    await attemptToSend(event).finally(() => {
      isSending.current = false;
    });
  };
}
