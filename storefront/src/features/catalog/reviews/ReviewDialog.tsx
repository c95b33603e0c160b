import { useSyncExternalStore } from 'react';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import ReviewPage from './ReviewPage.tsx';
import { openedBy, reviewOpener } from './reviewOpener.ts';

export interface Reviewed {
  prod: { id: number; name: string };
  isOpen: boolean;
  hasPractice: boolean;
}

/** The form of a review over the page of its course. It is fetched when it is first opened. */
export default function ReviewDialog(reviewed: Reviewed) {
  const from = useSyncExternalStore(reviewOpener.subscribe, reviewOpener.current, () => null);
  if (from === null) return null;
  return (
    <Dialog title="Отзыв о курсе" onClosed={reviewOpener.close}>
      {(close) => <ReviewPage {...reviewed} opened={openedBy(from)} close={close} />}
    </Dialog>
  );
}
