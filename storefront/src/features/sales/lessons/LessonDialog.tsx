import { useSyncExternalStore } from 'react';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { LessonPage } from './LessonPage.tsx';
import { lessonOpener } from './lessonOpener.ts';

/** The request for the hours of a lecturer, over the page of the course. It is fetched when it is first opened. */
export default function LessonDialog({ prod }: { prod: { id: number; name: string } }) {
  const slot = useSyncExternalStore(lessonOpener.subscribe, lessonOpener.current, () => null);
  if (slot === null) return null;
  return (
    <Dialog title="Запрос занятия" onClosed={lessonOpener.close}>
      {(close) => <LessonPage key={slot} prod={prod} slotId={Number(slot)} close={close} />}
    </Dialog>
  );
}
