import { useSyncExternalStore } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { JoinPage } from './JoinPage.tsx';
import { joinOpener } from './joinOpener.ts';

interface Props {
  prod: { id: number; name: string };
  title: string;
}

/** The form of a waiting list over the page of its course. It is fetched when it is first opened. */
export default function JoinDialog({ prod, title }: Props) {
  const from = useSyncExternalStore(joinOpener.subscribe, joinOpener.current, () => null);
  if (from === null) return null;
  return (
    <Dialog title={title} onClosed={joinOpener.close}>
      {(close) => <JoinPage prodId={prod.id} name={prod.name} close={close} />}
    </Dialog>
  );
}
