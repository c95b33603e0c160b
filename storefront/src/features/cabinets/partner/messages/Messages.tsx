import { DialogButton } from '../../../../components/ui/DialogButton.tsx';
import { lazily } from '../../../../lib/lazily.tsx';
import own from '../../own/own.module.css';
import styles from './messages.module.css';

const WriteToParticipants = lazily(() =>
  import('./WriteToParticipants.tsx').then((part) => part.WriteToParticipants),
);
const SentMessages = lazily(() => import('./SentMessages.tsx').then((part) => part.SentMessages));

/** Writing to everybody who comes to a course, and what has been written. */
export const Messages = () => (
  <div className={`card ${styles.offer}`}>
    <p className={own.note}>Изменилась аудитория, нужен халат? Напишите сразу всем, кто идёт на курс.</p>
    <div className={own.end}>
      <DialogButton label="Написать участникам" title="Письмо участникам">
        {(close) => <WriteToParticipants close={close} />}
      </DialogButton>
      <DialogButton
        className="button button--quiet button--small"
        label="Отправленные письма"
        title="Отправленные письма"
      >
        {(close) => (
          <>
            <SentMessages />
            <div className="dialog__actions">
              <button className="button button--quiet" type="button" onClick={close}>
                Закрыть
              </button>
            </div>
          </>
        )}
      </DialogButton>
    </div>
  </div>
);
