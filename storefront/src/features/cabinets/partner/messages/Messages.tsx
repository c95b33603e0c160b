import { useState } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { Suspended } from '../../../../components/ui/Suspended.tsx';
import { lazily } from '../../../../lib/lazily.tsx';
import own from '../../own/own.module.css';
import styles from './messages.module.css';

const WriteToParticipants = lazily(() =>
  import('./WriteToParticipants.tsx').then((part) => part.WriteToParticipants),
);
const SentMessages = lazily(() => import('./SentMessages.tsx').then((part) => part.SentMessages));

/** Writing to everybody who comes to a course, and what has been written. */
export function Messages() {
  const [open, setOpen] = useState<'new' | 'sent' | null>(null);
  const onClosed = () => setOpen(null);
  return (
    <div className={`card ${styles.offer}`}>
      <p className={own.note}>Изменилась аудитория, нужен халат? Напишите сразу всем, кто идёт на курс.</p>
      <div className={own.end}>
        <button className="button button--small" type="button" onClick={() => setOpen('new')}>
          Написать участникам
        </button>
        <button className="button button--quiet button--small" type="button" onClick={() => setOpen('sent')}>
          Отправленные письма
        </button>
      </div>
      {open === 'new' && (
        <Dialog title="Письмо участникам" onClosed={onClosed}>
          {(close) => (
            <Suspended>
              <WriteToParticipants close={close} />
            </Suspended>
          )}
        </Dialog>
      )}
      {open === 'sent' && (
        <Dialog title="Отправленные письма" onClosed={onClosed}>
          {(close) => (
            <>
              <Suspended>
                <SentMessages />
              </Suspended>
              <div className="dialog__actions">
                <button className="button button--quiet" type="button" onClick={close}>
                  Закрыть
                </button>
              </div>
            </>
          )}
        </Dialog>
      )}
    </div>
  );
}
