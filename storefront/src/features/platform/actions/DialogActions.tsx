interface Props {
  /** What went wrong with the yes; nothing where nothing did. */
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

/** How a dialog ends: what went wrong, the way back and the yes, which is busy until it is answered. */
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
