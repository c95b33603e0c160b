import type { CompanyEmployee } from '@odonta/api/contract';
import { toast } from '../../../../components/ui/toast.ts';
import { BusyButton } from '../../../platform/actions/BusyButton.tsx';
import { failedToSeparate, separate } from './merging.ts';

interface Props {
  of: CompanyEmployee;
  onChanged(): Promise<void>;
}

/** Undoes a merge that the company itself has made. */
export function SeparateEmployee({ of: { name, linked_ids }, onChanged }: Props) {
  async function act() {
    await separate(linked_ids);
    await onChanged();
    toast('success', `Карточки разъединены: ${name}`);
  }
  return (
    <BusyButton act={act} failed={failedToSeparate} aria-label={`Разъединить: ${name}`}>
      Разъединить
    </BusyButton>
  );
}
