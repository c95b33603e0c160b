import { type ReactNode, Suspense } from 'react';
import { Loading } from './Loading.tsx';

/** Waits for a part whose code is on its way. */
export const Suspended = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Loading />}>{children}</Suspense>
);
