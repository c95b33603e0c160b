import { type ReactNode, useState } from 'react';

/** Loads further entries on request. */
export function More({ children }: { children: ReactNode }) {
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return children;
  return (
    <button className="button button--quiet" type="button" onClick={() => setAsked(true)}>
      Показать ещё
    </button>
  );
}
