import type { WaitingNotification } from '@odonta/api/contract';
import { notificationDefaults } from '@odonta/db/vocabulary/advertising/notifications.ts';
import { NewTabLink } from '../../../components/ui/NewTabLink.tsx';
import styles from './notifications.module.css';
import type { Give } from './useAnswer.ts';

export interface ShownProps {
  of: WaitingNotification;
  /** Why it is shown again. */
  remark: string;
  failure: string;
  isBusy: boolean;
  give: Give;
}

export const NotificationText = ({
  of: { text, url, url_text },
  remark,
}: Pick<ShownProps, 'of' | 'remark'>) => (
  <>
    {remark && <p>{remark}</p>}
    <p className={styles.text}>{text}</p>
    {url && (
      <p>
        <NewTabLink href={url}>{url_text ?? notificationDefaults.url_text}</NewTabLink>
      </p>
    )}
  </>
);

/** The failure beside the buttons that repeat the answer. */
export const NotificationButtons = ({
  of: { text_button_accept, text_button_cancel },
  failure,
  isBusy,
  give,
  className,
}: Omit<ShownProps, 'remark'> & { className: string | undefined }) => (
  <>
    <p className="form__failure" role="alert">
      {failure}
    </p>
    <div className={className}>
      <button
        className="button button--quiet"
        type="button"
        aria-disabled={isBusy}
        onClick={() => give('CANCELED')}
      >
        {text_button_cancel}
      </button>
      <button className="button" type="button" aria-busy={isBusy} onClick={() => give('ACCEPTED')}>
        {text_button_accept}
      </button>
    </div>
  </>
);
