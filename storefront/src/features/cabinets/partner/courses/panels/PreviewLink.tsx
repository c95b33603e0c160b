import { DialogButton } from '../../../../../components/ui/DialogButton.tsx';
import { lazily } from '../../../../../lib/lazily.tsx';

const PreviewSharing = lazily(() => import('./PreviewSharing.tsx').then((part) => part.PreviewSharing));

/** Shows the course, before it is published, to those who are given a link. */
export const PreviewLink = () => (
  <DialogButton
    className="button button--quiet button--small"
    label="Предпросмотр по ссылке"
    title="Предпросмотр по ссылке"
  >
    {() => <PreviewSharing />}
  </DialogButton>
);
