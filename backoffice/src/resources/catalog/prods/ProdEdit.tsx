import type { StaffProd } from '@odonta/api/contract';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { useRights } from '../../../kit/session/useRights.ts';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { MaterialsSection, materialsHint } from './materials/MaterialsSection.tsx';
import { ProdFacts } from './ProdFacts.tsx';
import { ProdSales } from './ProdSales.tsx';
import { prodSections } from './prodSections.tsx';
import { RerunButton } from './RerunButton.tsx';
import { SeoSectionInForm, seoHint } from './seo/SeoSection.tsx';
import { transitionBodies } from './transitionBodies.tsx';

export function ProdEdit() {
  const { may } = useRights();
  return (
    <EditPage<StaffProd>
      titleOf={(prod) => prod?.name ?? 'Курс'}
      facts={(prod) => <ProdFacts prod={prod} />}
      actions={
        <>
          <RerunButton />
          <TransitionButtons bodies={transitionBodies} />
        </>
      }
      sections={[...prodSections, materialsSection, ...(may('prod_seo.show') ? [seoSection] : [])]}
      aside={<ProdSales />}
    />
  );
}

const materialsSection = {
  id: 'materials',
  title: 'Материалы',
  content: <MaterialsSection />,
  hint: materialsHint,
};
const seoSection = { id: 'seo', title: 'Поисковая выдача', content: <SeoSectionInForm />, hint: seoHint };
