import type { LecturerProfile } from '@odonta/api/contract';
import { DialogButton } from '../../../../components/ui/DialogButton.tsx';
import { lazily } from '../../../../lib/lazily.tsx';

export interface EditPageProps {
  profile: LecturerProfile;
  onChanged(): Promise<void>;
}

const PageForm = lazily(() => import('./PageForm.tsx').then((part) => part.PageForm));

/** Opens the form of a lecturer's page. */
export const EditPage = (props: EditPageProps) => (
  <DialogButton
    label={props.profile.waiting ? 'Поправить правку' : 'Изменить страницу'}
    title="Моя страница на сайте"
  >
    {(close) => <PageForm {...props} close={close} />}
  </DialogButton>
);
