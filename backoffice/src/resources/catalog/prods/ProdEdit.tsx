import type { StaffProd } from '@odonta/api/contract';
import { MoveButtons } from '../../../kit/moves/MoveButtons.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { CancelEventFields } from './CancelEventFields.tsx';
import { ProdFacts } from './ProdFacts.tsx';
import { prodSections } from './prodSections.tsx';
import { RerunButton } from './RerunButton.tsx';

export const ProdEdit = () => (
  <EditPage<StaffProd>
    titleOf={(prod) => prod?.name ?? 'Курс'}
    facts={(prod) => <ProdFacts prod={prod} />}
    actions={
      <>
        <RerunButton />
        <MoveButtons bodies={{ cancel_event: CancelEventFields }} />
      </>
    }
    sections={prodSections}
  />
);
