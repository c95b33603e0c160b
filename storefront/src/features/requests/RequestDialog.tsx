import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Dialog } from '../../components/ui/Dialog.tsx';
import { requestOpener } from './requestOpener.ts';

const RequestForm = lazy(() => import('./RequestForm.tsx'));

/** The form «Заявка» over any page. Its weight is fetched when it is first opened. */
export default function RequestDialog({ prod }: { prod?: { id: number; name: string } }) {
  const target = useSyncExternalStore(requestOpener.subscribe, requestOpener.current, () => null);
  if (target === null) return null;
  return (
    <Dialog title="Заявка" onClosed={requestOpener.close}>
      {(close) => (
        <Suspense fallback={<p className="muted">Загрузка…</p>}>
          <RequestForm prod={prod} target={target} close={close} />
        </Suspense>
      )}
    </Dialog>
  );
}
