import { toast } from '../../../components/ui/toast.ts';
import { AskedButton } from '../../platform/actions/AskedButton.tsx';
import { BusyButton } from '../../platform/actions/BusyButton.tsx';

interface Props<Answer> {
  name: string;
  email: string;
  /** The effect of withdrawing, in a sentence. */
  ends?: string;
  sendAgain(): Promise<Answer>;
  withdraw(): Promise<Answer>;
  onDone(answered: Answer): Promise<void> | void;
}

/** The letter of an invitation is sent again, or its link is closed. */
export const InvitationButtons = <Answer,>({
  name,
  email,
  ends = 'Ссылка из письма перестанет действовать.',
  sendAgain,
  withdraw,
  onDone,
}: Props<Answer>) => (
  <>
    <BusyButton
      act={async () => {
        const answered = await sendAgain();
        toast('success', `Приглашение отправлено на ${email}`);
        await onDone(answered);
      }}
      failed="Не удалось отправить приглашение"
      aria-label={`Отправить ещё раз: ${name}`}
    >
      Отправить ещё раз
    </BusyButton>
    <AskedButton
      label="Отозвать"
      aria-label={`Отозвать приглашение: ${name}`}
      title="Отозвать приглашение?"
      keep="Оставить"
      act={withdraw}
      onDone={(answered) => {
        toast('success', `Приглашение отозвано: ${name}`);
        return onDone(answered);
      }}
    >
      <p>{ends}</p>
    </AskedButton>
  </>
);
