import type { StaffProd } from '@odonta/api/contract';
import { HistoryPanel } from '../../../kit/history/HistoryPanel.tsx';
import { MoveButtons } from '../../../kit/moves/MoveButtons.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { CancelEventFields } from './CancelEventFields.tsx';
import { ProdFacts } from './ProdFacts.tsx';
import { prodSections } from './prodSections.tsx';
import { RerunButton } from './RerunButton.tsx';

export const backToProds = { to: '/prods', label: 'Курсы' };

export const ProdEdit = () => (
  <EditPage<StaffProd>
    back={backToProds}
    titleOf={(prod) => prod?.name ?? 'Курс'}
    facts={(prod) => <ProdFacts prod={prod} />}
    actions={
      <>
        <RerunButton />
        <MoveButtons bodies={{ cancel_event: CancelEventFields }} />
      </>
    }
    sections={prodSections}
    after={<HistoryPanel />}
  />
);
