import type { CourseToWriteTo } from '@odonta/api/contract';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { Own } from '../../own/Own.tsx';
import { MessageForm } from './MessageForm.tsx';

/** Of courses that nobody has paid for there is nobody to write to. */
export const WriteToParticipants = ({ close }: { close(): void }) => (
  <Own<CourseToWriteTo[]> session={partnerSession} path="/partner/messages/courses">
    {(courses) =>
      courses.length > 0 ? (
        <MessageForm courses={courses} close={close} />
      ) : (
        <>
          <p>
            Писать пока некому: письма получают те, у кого есть оплаченная запись на курс, который впереди или
            закончился не больше месяца назад.
          </p>
          <div className="dialog__actions">
            <button className="button" type="button" onClick={close}>
              Понятно
            </button>
          </div>
        </>
      )
    }
  </Own>
);
