import { EditorSection } from '../../editor/EditorSection.tsx';
import { NumberInput } from '../inputs/TextInputs.tsx';
import { PriceMatrix } from '../prices/PriceMatrix.tsx';
import { PriceOptions } from '../prices/PriceOptions.tsx';
import { PriceWarnings } from '../prices/PriceWarnings.tsx';

export const PricesSection = () => (
  <EditorSection
    id="prices"
    title="Цены"
    hint="Покупатель платит меньшую из подходящих ему цен; скидки не складываются."
  >
    <NumberInput name="price" label="Основная цена, ₽" hint="0 — бесплатно" />
    <PriceOptions />
    <PriceWarnings />
    <PriceMatrix />
  </EditorSection>
);
