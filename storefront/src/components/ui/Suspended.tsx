import { type ReactNode, Suspense } from 'react';

/** Stands for a part whose code is on its way. */
export const Suspended = ({ children }: { children: ReactNode }) => (
  <Suspense
    fallback={
      <p className="muted" role="status">
        Загружаем…
      </p>
    }
  >
    {children}
  </Suspense>
);
