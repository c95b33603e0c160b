import { DialogButton } from '../../../components/ui/DialogButton.tsx';
import { lazily } from '../../../lib/lazily.tsx';

export interface AskedWords {
  button: { text: string; label: string; isQuiet?: boolean };
  title: string;
  /** The consequences, shown above the text field. */
  about?: string;
  field: { name: string; label: string; required: string; atMost: number; rows: number };
  /** Words to be changed. */
  initial?: string;
  /** The name of its draft. */
  draft: string;
  words: { send: string; sending: string; sent: string; failed: string };
  send(text: string): Promise<unknown>;
  onChanged(): Promise<void>;
}

const WordsForm = lazily(() => import('./WordsForm.tsx').then((part) => part.WordsForm));

/** An action that takes an explanation: a button, and a dialog that asks for it. */
export function AskInWords(props: AskedWords) {
  const { text, label, isQuiet = false } = props.button;
  const className = `button ${isQuiet ? 'button--quiet ' : ''}button--small`;
  return (
    <DialogButton label={text} name={label} className={className} title={props.title}>
      {(close) => <WordsForm {...props} close={close} />}
    </DialogButton>
  );
}
