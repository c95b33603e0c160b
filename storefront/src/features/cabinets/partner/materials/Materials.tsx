import { DialogButton } from '../../../../components/ui/DialogButton.tsx';
import { lazily } from '../../../../lib/lazily.tsx';

interface Props {
  /** Of the course in the API. */
  path: string;
  course: string;
}

const MaterialList = lazily(() => import('./MaterialList.tsx').then((part) => part.MaterialList));

/** Files of a course for those who have paid for it. */
export const Materials = ({ path, course }: Props) => (
  <DialogButton
    className="button button--quiet button--small"
    label="Материалы"
    name={`Материалы: ${course}`}
    title="Материалы для участников"
  >
    {() => <MaterialList path={`${path}/materials`} />}
  </DialogButton>
);
