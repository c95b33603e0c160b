import { BooleanInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Fields } from '../../../../kit/record/Fields.tsx';
import { AdMarkInputs } from '../../../advertising/adMarks/AdMarkInputs.tsx';

/** A sponsored article names its advertiser, as the law requires. */
export function AdvertisingInputs() {
  const isSponsored: boolean = useWatch({ name: 'is_sponsored' }) ?? false;
  return (
    <Fields>
      <BooleanInput
        source="is_sponsored"
        helperText="На странице и в списках появится пометка «Реклама» с рекламодателем"
      />
      {isSponsored && <AdMarkInputs />}
    </Fields>
  );
}
