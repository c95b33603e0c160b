import DocIcon from '@mui/icons-material/TaskOutlined';
import { Button } from '@mui/material';
import type { NewAccountingDoc, StaffAccountingDoc } from '@odonta/api/contract';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../../kit/actions/useAction.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { useRights } from '../../../kit/session/useRights.ts';

interface MakeStatementProps {
  label: string;
  asked: NewAccountingDoc;
  isDisabled?: boolean;
}

/** Makes the draft of a statement at once and leads to it: there it is looked through and issued. */
export function MakeStatement({ label, asked, isDisabled = false }: MakeStatementProps) {
  const { may } = useRights();
  const provider = useStaffData();
  const navigate = useNavigate();
  const { act, isBusy } = useAction(['accounting_docs']);
  if (!may('accounting_docs.create')) return null;
  const make = () =>
    act(
      async () => {
        const { data } = await provider.create<StaffAccountingDoc>('accounting_docs', { data: asked });
        void navigate(`/accounting_docs/${data.id}/show`);
      },
      { done: 'Черновик готов: проверьте его и выставьте', failed: 'Не удалось составить документ' },
    );
  return (
    <Button
      variant="outlined"
      startIcon={<DocIcon />}
      disabled={isBusy || isDisabled}
      onClick={() => void make()}
    >
      {label}
    </Button>
  );
}
