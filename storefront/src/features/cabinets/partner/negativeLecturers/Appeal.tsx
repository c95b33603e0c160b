import type { NegativeAboutMe } from '@odonta/api/contract';
import { DialogButton } from '../../../../components/ui/DialogButton.tsx';
import { lazily } from '../../../../lib/lazily.tsx';

export interface AppealProps {
  record: Pick<NegativeAboutMe, 'id'>;
  onChanged(): Promise<void>;
}

const AppealForm = lazily(() => import('./AppealForm.tsx').then((part) => part.AppealForm));

/** A lecturer's own word, which is given once. */
export const Appeal = (props: AppealProps) => (
  <DialogButton label="Возразить" title="Возразить против записи">
    {(close) => <AppealForm {...props} close={close} />}
  </DialogButton>
);
