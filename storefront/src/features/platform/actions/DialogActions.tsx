interface Props {
  /** The error of the confirmed action; empty for none. */
  failure: string;
  isBusy: boolean;
  /** The way back, and the yes. */
  keep: string;
  yes: string;
  close(): void;
  /** Absent where the form around it is sent. */
  act?: () => void;
  isReady?: boolean;
}

/** The end of a dialog: the error, the buttons to go back and to confirm; the latter is busy until the answer. */
export const DialogActions = ({ failure, isBusy, keep, yes, close, act, isReady = true }: Props) => (
  <>
    <p className="form__failure" role="alert">
      {failure}
    </p>
    <div className="dialog__actions">
      <button className="button button--quiet" type="button" onClick={close}>
        {keep}
      </button>
      <button
        className="button"
        type={act ? 'button' : 'submit'}
        disabled={!isReady}
        aria-busy={isBusy}
        onClick={act}
      >
        {yes}
      </button>
    </div>
  </>
);
