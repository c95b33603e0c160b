import { useState } from 'react';

/** The text of an input while it is focused: an answer of the server, which trims it, must not change it under the caret. */
export function useTyped(value: string, set: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    value: typed ?? value,
    onChange({ target }: { target: { value: string; validity: ValidityState } }) {
      setTyped(target.value);
      // A half typed day reads as none.
      if (target.validity.badInput) return;
      set(target.value);
    },
    onBlur: () => setTyped(null),
  };
}
