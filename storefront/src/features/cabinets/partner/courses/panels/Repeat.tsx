import { DialogButton } from '../../../../../components/ui/DialogButton.tsx';
import { lazily } from '../../../../../lib/lazily.tsx';

const RepeatForm = lazily(() => import('./RepeatForm.tsx').then((part) => part.RepeatForm));

export const Repeat = ({ start }: { start: number }) => (
  <DialogButton
    className="button button--quiet button--small"
    label="Повторить на другие даты"
    title="Повторить на другие даты"
  >
    {(close) => <RepeatForm start={start} close={close} />}
  </DialogButton>
);
