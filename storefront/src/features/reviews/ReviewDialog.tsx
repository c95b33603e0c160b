import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Dialog } from '../../components/ui/Dialog.tsx';
import { openedBy, reviewOpener } from './reviewOpener.ts';

const ReviewDesk = lazy(() => import('./ReviewDesk.tsx'));

export interface Reviewed {
  prod: { id: number; name: string };
  isOpen: boolean;
  hasPractice: boolean;
}

/** The form of a review over the page of its course. Its weight is fetched when it is first opened. */
export default function ReviewDialog(reviewed: Reviewed) {
  const from = useSyncExternalStore(reviewOpener.subscribe, reviewOpener.current, () => null);
  if (from === null) return null;
  return (
    <Dialog title="Отзыв о курсе" onClosed={reviewOpener.close}>
      {(close) => (
        <Suspense fallback={<p className="muted">Загрузка…</p>}>
          <ReviewDesk {...reviewed} opened={openedBy(from)} close={close} />
        </Suspense>
      )}
    </Dialog>
  );
}
