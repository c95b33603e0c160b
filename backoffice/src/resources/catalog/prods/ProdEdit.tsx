import type { StaffProd } from '@odonta/api/contract';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { CancelEventFields } from './CancelEventFields.tsx';
import { ProdFacts } from './ProdFacts.tsx';
import { ProdSales } from './ProdSales.tsx';
import { prodSections } from './prodSections.tsx';
import { RerunButton } from './RerunButton.tsx';

export const ProdEdit = () => (
  <EditPage<StaffProd>
    titleOf={(prod) => prod?.name ?? 'Курс'}
    facts={(prod) => <ProdFacts prod={prod} />}
    actions={
      <>
        <RerunButton />
        <TransitionButtons bodies={{ cancel_event: CancelEventFields }} />
      </>
    }
    sections={prodSections}
    aside={<ProdSales />}
  />
);
